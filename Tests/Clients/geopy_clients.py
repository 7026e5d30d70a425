"""geopy's clients of Photon and Nominatim against the service: they find, complete and reverse.

    geopy_clients.py HOST:PORT
"""

import sys

from geopy.distance import geodesic
from geopy.geocoders import Nominatim, Photon

CAFE = (37.49957, 126.99881)


def near(location, point, meters):
    return location is not None and geodesic((location.latitude, location.longitude), point).meters <= meters


def check(condition, what):
    if not condition:
        sys.exit(f"failed: {what}")
    print(f"ok: {what}")


def main():
    domain = sys.argv[1]
    photon = Photon(scheme="http", domain=domain, user_agent="test", timeout=60)
    nominatim = Nominatim(scheme="http", domain=domain, user_agent="test", timeout=60)

    found = photon.geocode("커피501")
    check(near(found, CAFE, 5) and "커피501" in found.address, "Photon finds a name")
    several = photon.geocode("스타", exactly_one=False, limit=5, location_bias=(37.5, 127.0))
    check(several and all("스타" in place.address for place in several), "Photon completes what is half typed")
    english = photon.geocode("커피501", language="en")
    check("Coffee 501" in english.address, "Photon names in English")
    reversed_place = photon.reverse(CAFE)
    check(near(reversed_place, CAFE, 5), "Photon reverses")
    kinds = photon.geocode(
        "cafe", exactly_one=False, limit=5, location_bias=CAFE, osm_tag=["amenity:cafe", "amenity:pharmacy"]
    )
    check(kinds and all(place.raw["properties"]["osm_key"] == "amenity" for place in kinds), "Photon by several tags")
    check(photon.geocode("zzqqxxyy") is None, "Photon finds nothing")

    found = nominatim.geocode("커피501")
    check(near(found, CAFE, 5) and found.address.startswith("커피501"), "Nominatim finds a name")
    several = nominatim.geocode(
        "cafe", exactly_one=False, limit=7, viewbox=[(37.6, 126.9), (37.4, 127.1)], bounded=True
    )
    check(
        several and len(several) == 7 and all(37.4 <= place.latitude <= 37.6 for place in several),
        "Nominatim keeps to a box",
    )
    detailed = nominatim.geocode("커피501", addressdetails=True, namedetails=True, extratags=True, language="en")
    check(detailed.raw["namedetails"]["name:en"] == "Coffee 501", "Nominatim tells names")
    check(detailed.raw["address"]["amenity"] == "Coffee 501", "Nominatim tells the address")
    structured = nominatim.geocode({"street": "커피501"})
    check(near(structured, CAFE, 5), "Nominatim takes a structured query")
    check(near(nominatim.reverse(CAFE), CAFE, 5), "Nominatim reverses")
    check(nominatim.reverse((0, 0)) is None, "Nominatim finds nothing at sea")


main()
