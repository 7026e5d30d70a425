#!/usr/bin/env python3
"""Writes a GeoJSON FeatureCollection of about so many bytes to standard output.

    Benchmarks/Files/make_geojson.py 1000000000 > big.geojson
"""
import random
import sys

KINDS = ["cafe", "restaurant", "pharmacy", "school", "park", "bank"]
NAMES = ["별빛", "한강", "중앙", "푸른", "서울", "하늘", "Green", "Central", "River", "숲속"]
ENDS = ["카페", "식당", "약국", "학교", "공원", "은행", "House", "Market"]

wanted = int(sys.argv[1])
random.seed(1)


def write(text):
    return sys.stdout.buffer.write(text.encode())


written = write('{"type":"FeatureCollection","features":[\n')
number = 0
while written < wanted:
    name = f"{random.choice(NAMES)} {random.choice(ENDS)} {number}"
    longitude, latitude = random.uniform(126, 129.5), random.uniform(34.5, 38.3)
    if number % 8 == 0:
        ring = [[longitude + dx, latitude + dy] for dx, dy in [(0, 0), (1e-3, 0), (1e-3, 1e-3), (0, 1e-3), (0, 0)]]
        geometry = f'{{"type":"Polygon","coordinates":[{ring}]}}'
    else:
        geometry = f'{{"type":"Point","coordinates":[{longitude:.7f},{latitude:.7f}]}}'
    written += write(
        f'{"," if number else ""}{{"type":"Feature","id":"n{number}","properties":{{"name":"{name}",'
        f'"category":"{random.choice(KINDS)}","address":"서울특별시 강남구 테헤란로 {number % 900}",'
        f'"phone":"02-{number % 10000:04}-0000","note":"{"가나다라 " * 12}"}},"geometry":{geometry}}}\n')
    number += 1
write("]}\n")
