"""Puts places at a steady rate over one connection, and prints how many and how long each took.

    upserts.py ADDRESS TOKEN RATE SECONDS
"""

import http.client
import json
import random
import sys
import time
import urllib.parse


def main() -> None:
    address, token, rate, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
    random.seed(5)
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(address).netloc)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    begin = time.monotonic()
    count, failures, worst = 0, 0, 0.0
    while (now := time.monotonic()) < begin + seconds:
        due = begin + count / rate
        if now < due:
            time.sleep(due - now)
        place = {
            "name": f"w{random.randrange(60000)} w{random.randrange(60000)} cafe",
            "category": "cafe",
            "latitude": random.uniform(33.2, 38.5),
            "longitude": random.uniform(126.1, 129.5),
        }
        start = time.monotonic()
        connection.request("PUT", f"/v1/places/bench:{random.randrange(20000)}", json.dumps(place), headers)
        answer = connection.getresponse()
        answer.read()
        worst = max(worst, time.monotonic() - start)
        failures += answer.status not in (200, 201)
        count += 1
    print(f"upserts/s {count / (time.monotonic() - begin):.0f}  slowest {worst * 1e3:.0f} ms  failed {failures}")


main()
