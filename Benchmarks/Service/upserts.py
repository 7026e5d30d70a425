"""Puts places at a steady rate over some connections, and prints how many and how long the slowest took.

    upserts.py ADDRESS TOKEN RATE SECONDS
"""

import http.client
import json
import random
import sys
import threading
import time
import urllib.parse

# With one, a put that takes longer than its turn would lower the rate.
CONNECTIONS = 4


class Writer(threading.Thread):
    def __init__(self, number: int, address: str, token: str, rate: float, seconds: float) -> None:
        super().__init__()
        self.random = random.Random(number)
        self.address = urllib.parse.urlsplit(address).netloc
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.rate, self.seconds = rate, seconds
        self.count, self.failures, self.worst = 0, 0, 0.0

    def run(self) -> None:
        connection = http.client.HTTPConnection(self.address)
        begin = time.monotonic()
        while (now := time.monotonic()) < begin + self.seconds:
            due = begin + self.count / self.rate
            if now < due:
                time.sleep(due - now)
            place = {
                "name": f"w{self.random.randrange(60000)} w{self.random.randrange(60000)} cafe",
                "category": "cafe",
                "latitude": self.random.uniform(33.2, 38.5),
                "longitude": self.random.uniform(126.1, 129.5),
            }
            identity = f"bench:{self.random.randrange(20000)}"
            start = time.monotonic()
            connection.request("PUT", f"/v1/places/{identity}", json.dumps(place), self.headers)
            answer = connection.getresponse()
            answer.read()
            self.worst = max(self.worst, time.monotonic() - start)
            self.failures += answer.status not in (200, 201)
            self.count += 1
        self.seconds = time.monotonic() - begin


def main() -> None:
    address, token, rate, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
    writers = [Writer(number, address, token, rate / CONNECTIONS, seconds) for number in range(CONNECTIONS)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    upserts = sum(writer.count / writer.seconds for writer in writers)
    worst = max(writer.worst for writer in writers)
    print(f"upserts/s {upserts:.0f}  slowest {worst * 1e3:.0f} ms  failed {sum(writer.failures for writer in writers)}")


main()
