#!/usr/bin/env python3
"""Checks seoul.csv: its shape, and its positions against a reference table.

    python3 SampleData/check.py                       shape only
    python3 SampleData/check.py REFERENCE.csv[.xz]    positions too

The reference has at least the columns name, alt_names (separated by |),
latitude and longitude. A row is compared with the nearest reference place
of its own name (Korean or English, folded); failing that, with the nearest
place named after it ("Café X at Y"). Exit status 1 when the shape is wrong.
"""

import csv
import io
import lzma
import math
import pathlib
import re
import sys
import unicodedata
from collections import Counter, defaultdict

TABLE = pathlib.Path(__file__).with_name("seoul.csv")
COLUMNS = "id name name_en category latitude longitude address prominence".split()
SOUTH, NORTH, WEST, EAST = 37.41, 37.72, 126.76, 127.19
DEMO_LATITUDE, DEMO_LONGITUDE, DEMO_RADIUS_METERS = 37.5, 127.0, 1500
NEAR_METERS, FAR_METERS = 100, 300
# Farther than this it is another place of the same name, not a wrong position.
NAMESAKE_METERS = 2000
# One brand, school or office is written in several ways.
SPELLINGS = [
    ("스타벅스커피", "스타벅스"), ("이디야커피", "이디야"), ("할리스커피", "할리스"),
    ("커피빈코리아", "커피빈"), ("학산테라로사커피", "테라로사"), ("학산테라로사", "테라로사"),
    ("메가엠지씨커피", "메가커피"), ("투썸플레이스", "투썸"), ("지점", "점"),
    ("여자대학교", "여대"), ("대학교", "대"), ("서울특별시", "서울시"),
]
COMPANY_FORM = re.compile(r"\(주\)|㈜|주식회사|\(유\)|\(재\)")
GATE_OR_BRANCH = re.compile(r"(\d+번출구|앞|정문|후문|입구|점)$")


def fold(text):
    """Letters and digits only, in one case and one spelling."""
    text = unicodedata.normalize("NFKC", COMPANY_FORM.sub("", text)).casefold()
    text = "".join(c for c in text if c.isalnum())
    for written, meant in SPELLINGS:
        text = text.replace(written, meant)
    return text


def keys_of(row):
    """Every folded name a reference row answers to."""
    names = [row["name"], *row.get("alt_names", "").split("|")]
    names += re.findall(r"\(([^)]*)\)", row["name"])
    names.append(re.sub(r"\([^)]*\)", "", row["name"]))
    # A bus stop is named after several places: "A.B".
    names += re.split(r"[.·,;]", row["name"])
    folded = {fold(name) for name in names}
    folded |= {GATE_OR_BRANCH.sub("", key) for key in folded}
    return {key for key in folded if len(key) > 1}


def distance_meters(latitude1, longitude1, latitude2, longitude2):
    """Haversine on a sphere of the mean radius; within 0.5 % at city scale."""
    phi1, phi2 = math.radians(latitude1), math.radians(latitude2)
    half_latitude = (phi2 - phi1) / 2
    half_longitude = math.radians(longitude2 - longitude1) / 2
    a = math.sin(half_latitude) ** 2
    a += math.cos(phi1) * math.cos(phi2) * math.sin(half_longitude) ** 2
    return 2 * 6_371_008.8 * math.asin(math.sqrt(a))


def inside_seoul(latitude, longitude):
    return SOUTH <= latitude <= NORTH and WEST <= longitude <= EAST


def read_table():
    with TABLE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != COLUMNS:
            raise SystemExit(f"columns are {reader.fieldnames}; expected {COLUMNS}")
        return list(reader)


def shape_problems(rows):
    problems = []
    for column in ("id", "name"):
        for value, count in Counter(row[column] for row in rows).items():
            if count > 1:
                problems.append(f"{column} {value!r} stands {count} times")
    for line, row in enumerate(rows, start=2):
        where = f"line {line} ({row['id']})"
        if not re.fullmatch(r"seoul:[a-z0-9]+(-[a-z0-9]+)*", row["id"]):
            problems.append(f"{where}: id is not seoul:lower-case-words")
        if not re.fullmatch(r"[a-z]+(_[a-z]+)*", row["category"]):
            problems.append(f"{where}: category is not lower_snake_case")
        for column in ("latitude", "longitude"):
            if not re.fullmatch(r"\d+\.\d{5,6}", row[column]):
                problems.append(f"{where}: {column} needs 5 or 6 decimals")
        if not inside_seoul(float(row["latitude"]), float(row["longitude"])):
            problems.append(f"{where}: outside Seoul")
        if not 0 <= float(row["prominence"]) <= 1:
            problems.append(f"{where}: prominence outside 0...1")
        if not row["name"] or COMPANY_FORM.search(row["name"]):
            problems.append(f"{where}: name is empty or has a company form")
        for column, value in row.items():
            if value != unicodedata.normalize("NFC", value.strip()):
                problems.append(f"{where}: {column} has stray spaces or is not NFC")
    return problems


def print_counts(rows):
    print(f"{len(rows)} rows")
    for category, count in Counter(row["category"] for row in rows).most_common():
        print(f"  {category:20} {count:4}")
    near = [
        row for row in rows if row["category"] == "cafe" and distance_meters(
            DEMO_LATITUDE, DEMO_LONGITUDE, float(row["latitude"]), float(row["longitude"])
        ) <= DEMO_RADIUS_METERS
    ]
    print(
        f"cafes within {DEMO_RADIUS_METERS} m of {DEMO_LATITUDE},{DEMO_LONGITUDE}: {len(near)}"
    )


def read_reference(path):
    """(keys, latitude, longitude, name) of the reference places in Seoul."""
    opened = lzma.open(path) if path.endswith(".xz") else open(path, "rb")
    places = []
    with io.TextIOWrapper(opened, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            try:
                latitude, longitude = float(row["latitude"]), float(row["longitude"])
            except ValueError:
                continue
            if inside_seoul(latitude, longitude):
                places.append((keys_of(row), latitude, longitude, row["name"]))
    return places


def nearest(row, places):
    """(metres, name) of the nearest of `places`, or None when none is within 2 km."""
    latitude, longitude = float(row["latitude"]), float(row["longitude"])
    measured = (
        (distance_meters(latitude, longitude, place[1], place[2]), place[3]) for place in places
    )
    return min((found for found in measured if found[0] <= NAMESAKE_METERS), default=None)


def print_distances(title, found):
    meters = [distance for distance, _, _ in found]
    within_near = sum(distance <= NEAR_METERS for distance in meters)
    within_far = sum(distance <= FAR_METERS for distance in meters)
    print(
        f"{title}: {len(found)}, of which within {NEAR_METERS} m: {within_near},"
        f" within {FAR_METERS} m: {within_far}"
    )
    for distance, row, name in sorted(found, key=lambda item: -item[0]):
        if distance > FAR_METERS:
            print(f"  {distance:6.0f} m  {row['category']:18} {row['name']}  ({name})")


def compare(rows, places):
    by_key = defaultdict(list)
    for place in places:
        for key in place[0]:
            by_key[key].append(place)
    same, after, alone = [], [], []
    for row in rows:
        korean = fold(row["name"])
        names = {korean, GATE_OR_BRANCH.sub("", korean), fold(row["name_en"])} - {""}
        found = nearest(row, [place for name in names for place in by_key[name]])
        if found:
            same.append((found[0], row, found[1]))
            continue
        # 0.02° of latitude is more than 2 km: a cheap first sieve.
        latitude = float(row["latitude"])
        containing = [
            place for place in places
            if abs(place[1] - latitude) < 0.02 and any(korean in key for key in place[0])
        ]
        found = nearest(row, containing)
        if found:
            after.append((found[0], row, found[1]))
        else:
            alone.append(row)
    print_distances("rows with a reference place of the same name", same)
    print_distances("rows with a reference place named after them", after)
    print(f"rows without either: {len(alone)}")
    for row in alone:
        print(f"            {row['category']:18} {row['name']}")


def main(arguments):
    if len(arguments) > 1:
        raise SystemExit(__doc__)
    rows = read_table()
    problems = shape_problems(rows)
    for problem in problems:
        print(problem)
    print_counts(rows)
    if arguments:
        compare(rows, read_reference(arguments[0]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
