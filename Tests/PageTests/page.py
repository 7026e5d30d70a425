"""The map page in a real browser: Debian's Chromium, headless, driven by its chromedriver."""

import contextlib
import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MAPSEARCH", str(ROOT / ".build/debug/mapsearch"))
SCREENSHOTS = ROOT / ".build/screenshots"
HERE = {"latitude": 37.5, "longitude": 127.0}
PATIENCE_SECONDS = 20
# A name that would run if it were ever taken for markup.
HOSTILE = {"id": "hostile", "name": "<img src=x onerror=document.title='run'>", "latitude": 37.5001, "longitude": 127.0001}
CREDIT = "© Hostile <b>Maps</b>"


def mapsearch(*arguments):
    """What a command of the program under test prints."""
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True, text=True, timeout=120).stdout


class Server:
    """The service over the sample in a folder of its own."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="mapsearch-page-")
        self.database = f"{self.folder.name}/places.sqlite"
        hostile = pathlib.Path(self.folder.name) / "hostile.csv"
        hostile.write_text("id,name,latitude,longitude\n" + ",".join(str(HOSTILE[key]) for key in HOSTILE) + "\n")
        mapsearch("import", str(ROOT / "SampleData/seoul.csv"), "--database", self.database)
        mapsearch("import", str(hostile), "--attribution", CREDIT, "--database", self.database)
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--database", self.database, "--port", str(self.port), "--quiet",
             "--page", str(ROOT / ".build/page")], stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "listening on" in line:
                self.port = int(line.rsplit(":", 1)[1])
                return
        raise RuntimeError("the service did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE_SECONDS)
        self.process.stderr.close()

    def close(self):
        self.stop()
        self.folder.cleanup()


class Page:
    """The page in a browser, as a person and a test see it."""

    def __init__(self, server, width=390, height=844, language="en"):
        self.server = server
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--window-size=1500,1000", f"--accept-lang={language}"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.size(width, height)
        self.open()

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 1000})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": width < 1000})

    def open(self, scene="test"):
        self.driver.get(f"http://127.0.0.1:{self.server.port}/?scene={scene}")
        self.until(lambda: "starting" not in self.run("return document.body.className"), "the page did not start")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return self.run("return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent)", selector)

    def until(self, condition, complaint):
        """Waits until `condition` holds."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                if condition():
                    return
            time.sleep(0.05)
        raise AssertionError(f"{complaint}: {self.log()}")

    def log(self):
        """What the browser complained of, but for the answers 404 that say that nothing is kept yet."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE" and "404" not in entry["message"]]

    def box(self, selector):
        """Left, top, right and bottom of an element, in pixels."""
        return self.run("""const r = document.querySelector(arguments[0]).getBoundingClientRect();
            return [r.left, r.top, r.right, r.bottom]""", selector)

    def detent(self):
        """Where the sheet stands, by its height: as the engine rounds, to a pixel."""
        return self.find("#handle").get_attribute("aria-description")

    def rests(self):
        """Waits until the sheet's box is the same for a while."""
        last, since = None, time.monotonic()
        end = since + PATIENCE_SECONDS
        while time.monotonic() < end:
            box = self.box("#sheet")
            if box != last:
                last, since = box, time.monotonic()
            elif time.monotonic() - since > 0.3:
                return box
            time.sleep(0.03)
        raise AssertionError("the sheet does not come to rest")

    def touch(self, kind, when, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": when, "touchPoints": points})

    def drag(self, start, end, x=195, steps=12, seconds=0.4, rest=0.2, lift="touchEnd"):
        """A finger from one height to another, resting before it is lifted, or lost with `touchCancel`.

        The events carry their times, so that a slow machine drags as fast as any.
        """
        when = time.time()
        self.touch("touchStart", when, x, start)
        for step in range(1, steps + 1):
            self.touch("touchMove", when + seconds * step / steps, x, start + (end - start) * step / steps)
        time.sleep(max(0, when + seconds + rest - time.time()))
        self.touch(lift, when + seconds + rest)

    def picture(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SCREENSHOTS / f"{name}.png"))

    def session(self, scene="test"):
        return self.run("""return fetch('v1/sessions/' + arguments[0]).then((r) => r.ok ? r.json() : null)""", scene)

    def close(self):
        self.driver.quit()


def distance(meters):
    """A distance as the page writes it."""
    if meters < 999.5:
        return f"{int(meters + 0.5)} m"
    return f"{meters / 1000:.1f} km" if meters < 9950 else f"{int(meters / 1000 + 0.5):,} km"


class PageTestCase(unittest.TestCase):
    """Tests of one page on one service, each with a scene, and so a session, of its own."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.page = Page(cls.server)

    @classmethod
    def tearDownClass(cls):
        cls.page.close()
        cls.server.close()

    def setUp(self):
        self.scene = self.id().rsplit(".", 1)[1]
        self.page.size(390, 844)
        self.page.open(scene=self.scene)
        self.page.run("return fetch('v1/location', {method: 'PUT', headers: {'Content-Type': 'application/json'},"
                      "body: JSON.stringify(arguments[0])}).then((r) => r.status)", HERE)
        self.page.driver.refresh()
        self.page.until(lambda: "starting" not in self.page.run("return document.body.className"), "no start")

    def tearDown(self):
        self.assertEqual(self.page.log(), [])

    def search(self, text):
        field = self.page.find("#field")
        field.click()
        field.send_keys(text + "\n")
        self.page.until(lambda: len(self.page.texts("#list .far")) >= 10, "no results")
