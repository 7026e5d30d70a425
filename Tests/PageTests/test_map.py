"""What is done on the page's map, with the position, and by who asks for other looks.  Run by `make page-test`."""

import pathlib
import tempfile
import time

from page import CREDIT, PageTestCase

ROUTE = """<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="37.5010" lon="127.0010"/><trkpt lat="37.5020" lon="127.0020"/><trkpt lat="37.5030" lon="127.0030"/>
</trkseg></trk></gpx>"""


class MapTests(PageTestCase):
    def location(self):
        return self.page.run("return fetch('v1/location').then((r) => r.ok ? r.json() : null)")

    def is_at(self, latitude, longitude, places=4):
        location = self.location()
        return location is not None and abs(location["latitude"] - latitude) < 10**-places \
            and abs(location["longitude"] - longitude) < 10**-places

    def mouse(self, kind, x, y, buttons=1):
        self.page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1})

    def pull_map(self, dx, dy, start=(195, 200)):
        """Drags the map by a finger."""
        x, y = start
        when = time.time()
        self.page.touch("touchStart", when, x, y)
        for step in range(1, 11):
            self.page.touch("touchMove", when + 0.03 * step, x + dx * step / 10, y + dy * step / 10)
            time.sleep(0.02)
        time.sleep(0.2)
        self.page.touch("touchEnd", when + 0.6)

    def region(self):
        time.sleep(0.8)
        return self.page.session(self.scene)["region"]

    def test_a_map_moved_by_hand_can_be_searched(self):
        page = self.page
        self.search("카페")
        self.assertFalse(page.find("#search-area").is_displayed())
        first = page.texts("#list .name")
        self.pull_map(-150, 120)
        page.until(lambda: page.find("#search-area").is_displayed(), "nothing offers to search here")
        page.picture("search-area")
        box = page.run("""
            const b = document.querySelector('#search-area').getBoundingClientRect();
            performance.clearResourceTimings();
            document.querySelector('#search-area').click();
            return [b.left, b.top, b.right, b.bottom]""")
        self.assertLess(box[3], page.box("#sheet")[1])
        page.until(lambda: page.texts("#list .name") not in ([], first), "the results stayed")
        self.assertFalse(page.find("#search-area").is_displayed())
        asked = page.run("return performance.getEntriesByType('resource').map((e) => new URL(e.name))"
                         ".filter((u) => u.pathname.endsWith('/search')).map((u) => u.searchParams.get('bbox'))")
        west, south, east, north = map(float, asked[-1].split(","))
        found = page.run("return fetch('v1/search?limit=50&q=' + encodeURIComponent('카페') + '&bbox=' + arguments[0])"
                         ".then((r) => r.json())", asked[-1])["results"]
        self.assertTrue(found)
        for place in found:
            self.assertTrue(south <= place["latitude"] <= north and west <= place["longitude"] <= east, place)

    def test_the_position_is_typed(self):
        page = self.page
        page.find("#locate").click()
        field = page.find("#coordinates")
        field.clear()
        field.send_keys("91, 0\n")
        page.until(lambda: page.find("#position-fault").text != "", "an impossible latitude is taken")
        field.clear()
        field.send_keys("37.51, 127.02\n")
        page.until(lambda: self.is_at(37.51, 127.02), "the position is not kept")
        self.assertFalse(page.find("#position").is_displayed())
        page.find("#tab-nearby").click()
        page.until(lambda: len(page.texts("#list .far")) > 0, "no places nearby")
        nearest = page.run("return fetch('v1/nearby?lat=37.51&lon=127.02&limit=1').then((r) => r.json())")["results"][0]
        page.until(lambda: page.texts("#list .name")[0] == nearest["name"], "nearby is elsewhere")

    def test_the_position_is_clicked_and_forgotten(self):
        page = self.page
        page.find("#locate").click()
        page.find("#position-click").click()
        self.mouse("mousePressed", 300, 150)
        self.mouse("mouseReleased", 300, 150, 0)
        page.until(lambda: not self.is_at(37.5, 127.0), "a click moves nobody")
        location, region = self.location(), self.region()
        # The window is 390 pixels wide, and the point a share of it.
        share = 0.5 + (location["longitude"] - region["longitude"]) / region["longitudeDelta"]
        self.assertAlmostEqual(share, 300 / 390, places=2)
        page.find("#locate").click()
        page.find("#position-clear").click()
        page.until(lambda: self.location() is None, "the position is not forgotten")
        self.assertEqual(page.all(".me"), [])
        page.driver.get_log("browser")  # No location: the answer 404 that was asked for.

    def test_a_route_is_played(self):
        page = self.page
        with tempfile.TemporaryDirectory() as folder:
            route = pathlib.Path(folder) / "route.gpx"
            route.write_text(ROUTE)
            page.find("#locate").click()
            page.run("""window.dots = new Set();
                (function watch() {
                  const dot = document.querySelector('.me');
                  if (dot) window.dots.add(dot.style.transform);
                  requestAnimationFrame(watch);
                })()""")
            page.find("#route").send_keys(str(route))
            page.until(lambda: self.is_at(37.503, 127.003), "the route does not end where it ends")
        self.assertGreaterEqual(page.run("return window.dots.size"), 3)

    def test_a_file_that_is_no_route_is_refused(self):
        page = self.page
        with tempfile.TemporaryDirectory() as folder:
            route = pathlib.Path(folder) / "route.gpx"
            route.write_text("<gpx><trk>")
            page.find("#locate").click()
            page.find("#route").send_keys(str(route))
            page.until(lambda: page.find("#position-fault").text != "", "nothing is said")
        page.find("#position-close").click()
        self.assertTrue(self.is_at(37.5, 127.0))
        # The browser says what is wrong with the file in a document of its own, whose styles the policy refuses.
        page.driver.get_log("browser")

    def test_searches_are_offered_again(self):
        page = self.page
        self.search("카페")
        self.search_again("cafe")
        page.find("#clear").click()
        page.until(lambda: [text.strip("↺ ") for text in page.texts("#list .name")][:2] == ["cafe", "카페"],
                   "no recent searches")
        page.run("document.querySelectorAll('#list li')[1].click()")
        page.until(lambda: page.find("#field").get_attribute("value") == "카페", "the search is not taken up")
        page.until(lambda: len(page.texts("#list .far")) >= 10, "no results")
        page.find("#tab-history").click()
        page.until(lambda: len(page.all("#list .forget")) >= 2, "no history")
        count = len(page.all("#list .forget"))
        page.run("document.querySelector('#list .forget').click()")
        page.until(lambda: len(page.all("#list .forget")) == count - 1, "nothing is forgotten")

    def search_again(self, text):
        page = self.page
        page.find("#clear").click()
        self.search(text)

    def test_who_prefers_dark_gets_dark(self):
        page = self.page
        luminance = """const [r, g, b] = getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]
            .match(/[\\d.]+/g).map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b"""
        for scheme in ["dark", "light"]:
            page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            try:
                page.open(scene=scheme)
                self.search("카페")
                page.rests()
                page.picture(scheme)
                paper = page.run(luminance, "#sheet", "backgroundColor")
                self.assertEqual(paper < 0.1, scheme == "dark")
                # The contrast that WCAG asks of text: 4.5 to 1.
                for part in ["#list .name", "#list .far", "#list .about", "#list mark", "#chips button", "#tab-search",
                             "#tab-nearby", "#field"]:
                    ink = page.run(luminance, part, "color")
                    contrast = (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
                    self.assertGreaterEqual(contrast, 4.5, (scheme, part))
            finally:
                page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def test_the_keyboard_on_screen_covers_no_field(self):
        page = self.page
        page.find("#field").click()
        page.rests()
        # What a browser does for its keyboard with `overlays-content`: the visual viewport alone shrinks.
        page.run("""Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true });
            visualViewport.dispatchEvent(new Event('resize'))""")
        page.rests()
        self.assertLess(page.box("#search-bar")[3], 844 - 300)
        page.run("delete visualViewport.height; visualViewport.dispatchEvent(new Event('resize'))")
        page.rests()
        self.assertLessEqual(page.box("#sheet")[3], page.box("#tabs")[1] + 0.5)

    def test_a_list_hands_its_drag_over_to_the_sheet_and_back(self):
        page = self.page
        page.find("#tab-nearby").click()
        page.until(lambda: len(page.texts("#list .far")) == 20, "no places nearby")
        middle = page.rests()[1]
        # Up from the half: the sheet rises first, then the list scrolls, in one gesture.
        page.drag(700, 60, steps=30)
        top = page.rests()[1]
        self.assertLess(top, middle)
        scrolled = page.run("return document.querySelector('#body').scrollTop")
        self.assertGreater(scrolled, 0)
        # Down again: the list comes back to its beginning before the sheet follows.
        page.drag(200, 200 + scrolled / 2, steps=20)
        self.assertAlmostEqual(page.rests()[1], top, delta=1)
        page.drag(150, 820, steps=30)
        self.assertGreater(page.rests()[1], top)
        self.assertEqual(page.run("return document.querySelector('#body').scrollTop"), 0)

    def test_a_failing_search_says_so_and_keeps_the_text(self):
        page = self.page
        page.run("""const ask = window.fetch;
            window.fetch = (url, options) => String(url).includes('/v1/search') ? Promise.resolve(new Response(
              JSON.stringify({ title: 'no', detail: 'the disk is gone', remedy: 'find it' }),
              { status: 500, headers: { 'Content-Type': 'application/problem+json' } })) : ask(url, options)""")
        field = page.find("#field")
        field.click()
        field.send_keys("카페\n")
        page.until(lambda: "the disk is gone; find it" in page.find("#note").text, "nothing is said")
        self.assertEqual(field.get_attribute("value"), "카페")

    def test_whom_the_places_come_from_is_named_above_the_sheet(self):
        page = self.page
        page.rests()
        credit = page.find(".leaflet-control-attribution")
        self.assertIn(CREDIT, credit.text)
        self.assertEqual(page.all(".leaflet-control-attribution b"), [])
        left, top, right, bottom = page.box(".leaflet-control-attribution")
        self.assertLessEqual(bottom, page.box("#sheet")[1] + 0.5)
        self.assertGreaterEqual(left, 0)
        self.assertLessEqual(right, 390.5)
