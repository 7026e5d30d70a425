"""Puts places at a steady rate over some connections, and prints how many and how long the slowest took.

    upserts.py ADDRESS TOKEN RATE SECONDS

The requests are made before the clock starts and sent as they are, without a library for HTTP: the writer shares the
processors with what it measures.
"""

import json
import random
import socket
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
        self.address = urllib.parse.urlsplit(address)
        self.rate, self.seconds = rate, seconds
        self.requests = [self.request(token) for _ in range(int(rate * seconds) + 1)]
        self.count, self.failures, self.worst = 0, 0, 0.0

    def request(self, token: str) -> bytes:
        place = {
            "name": f"w{self.random.randrange(60000)} w{self.random.randrange(60000)} cafe",
            "category": "cafe",
            "latitude": self.random.uniform(33.2, 38.5),
            "longitude": self.random.uniform(126.1, 129.5),
        }
        body = json.dumps(place)
        return (
            f"PUT /v1/places/bench:{self.random.randrange(20000)} HTTP/1.1\r\n"
            f"Host: {self.address.netloc}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        ).encode()

    def run(self) -> None:
        connection = socket.create_connection((self.address.hostname, self.address.port))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        answers = connection.makefile("rb")
        begin = time.monotonic()
        while self.count < len(self.requests) and (now := time.monotonic()) < begin + self.seconds:
            due = begin + self.count / self.rate
            if now < due:
                time.sleep(due - now)
            start = time.monotonic()
            connection.sendall(self.requests[self.count])
            status = self.status(answers)
            self.worst = max(self.worst, time.monotonic() - start)
            self.failures += status not in (200, 201)
            self.count += 1
        self.seconds = time.monotonic() - begin

    @staticmethod
    def status(answers) -> int:
        """Reads one answer, and returns its status; 0 at the end of the connection."""
        head = answers.readline()
        length = 0
        while (line := answers.readline()).strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        answers.read(length)
        return int(head.split()[1]) if head else 0


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
