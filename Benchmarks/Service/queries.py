"""Prints request targets for a load test: queries of several kinds, spread over the places of a table.

    queries.py PLACES.tsv COUNT

PLACES.tsv has the columns id, name, category, lat, lon. The same table gives the same targets.
"""

import csv
import random
import sys
import urllib.parse

KINDS = ["cafe", "museum", "w10", "w1000", "w30000", "w10 cafe", "zzz"]


def main() -> None:
    path, count = sys.argv[1], int(sys.argv[2])
    random.seed(11)
    with open(path, newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    for number in range(count):
        row = random.choice(rows)
        latitude = float(row["lat"]) + random.gauss(0, 0.005)
        longitude = float(row["lon"]) + random.gauss(0, 0.005)
        query = urllib.parse.urlencode(
            {"q": KINDS[number % len(KINDS)], "lat": f"{latitude:.6f}", "lon": f"{longitude:.6f}"}
        )
        print(f"/v1/search?{query}")


main()
