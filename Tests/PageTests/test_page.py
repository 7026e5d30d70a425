"""What the map page promises, tried as a person would.  Run by `make page-test`."""

import json
import time

from page import HOSTILE, PageTestCase, distance, mapsearch

# Watches the boxes at every frame: the sheet and the tab bar must never share a pixel.
WATCH = """
window.overlaps = 0; window.frames = 0;
(function watch() {
  const sheet = document.querySelector('#sheet').getBoundingClientRect();
  const tabs = document.querySelector('#tabs').getBoundingClientRect();
  window.frames += 1;
  if (sheet.bottom > tabs.top + 0.5 && sheet.top < tabs.bottom) window.overlaps += 1;
  requestAnimationFrame(watch);
})();
"""


class PageTests(PageTestCase):
    def test_search_gives_what_the_command_gives(self):
        self.search("카페")
        answer = json.loads(mapsearch(
            "query", "카페", "--near", "37.5,127.0", "--limit", "10", "--format", "json", "--no-history",
            "--database", self.server.database))
        names = [result["name"] for result in answer["results"]]
        self.assertEqual(len(names), 10)
        self.assertEqual(self.page.texts("#list .name"), names)
        far = self.page.texts("#list .far")
        for shown, result in zip(far, answer["results"]):
            self.assertTrue(shown.startswith(distance(result["distanceMeters"])), (shown, result))
        meters = [result["distanceMeters"] for result in answer["results"]]
        self.assertEqual(meters, sorted(meters))
        self.page.picture("search")

    def test_drags_lead_through_all_detents_and_never_over_the_tabs(self):
        page = self.page
        page.run(WATCH)
        middle = page.rests()[1]
        page.drag(middle + 15, 40)
        top = page.rests()[1]
        self.assertEqual(page.detent(), "full")
        page.drag(top + 15, middle + 15)
        self.assertAlmostEqual(page.rests()[1], middle, delta=1)
        self.assertEqual(page.detent(), "half")
        page.drag(middle + 15, 700)
        bottom = page.rests()[1]
        self.assertEqual(page.detent(), "low")
        self.assertLess(top, middle)
        self.assertLess(middle, bottom)
        # A short flick goes one further than its finger.
        page.drag(bottom + 15, bottom - 60, steps=5, seconds=0.05, rest=0.005)
        self.assertAlmostEqual(page.rests()[1], middle, delta=1)
        # A lost touch goes back to where the sheet was.
        page.drag(middle + 15, 300, lift="touchCancel")
        self.assertAlmostEqual(page.rests()[1], middle, delta=1)
        # Beyond the ends it stretches, and comes back.
        page.drag(middle + 15, 838)
        self.assertAlmostEqual(page.rests()[1], bottom, delta=1)
        self.assertGreater(page.run("return window.frames"), 60)
        self.assertEqual(page.run("return window.overlaps"), 0)

    def test_a_mouse_drags_as_well(self):
        page = self.page
        middle = page.rests()[1]
        mouse = lambda kind, y, buttons: page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": 195, "y": y, "button": "left", "buttons": buttons, "clickCount": 1})
        mouse("mousePressed", middle + 12, 1)
        for step in range(1, 9):
            mouse("mouseMoved", middle + 12 - 40 * step, 1)
            time.sleep(0.03)
        time.sleep(0.2)
        mouse("mouseReleased", middle + 12 - 320, 0)
        top = page.rests()[1]
        self.assertLess(top, middle)
        # Without a button nothing is dragged.
        for y in [top + 12, top + 120, top + 300]:
            mouse("mouseMoved", y, 0)
        self.assertAlmostEqual(page.rests()[1], top, delta=1)

    def test_more_goes_on_with_what_is_shown(self):
        page = self.page
        page.find("#tab-nearby").click()
        page.until(lambda: len(page.texts("#list .far")) == 20, "no places nearby")
        first = page.texts("#list .name")
        page.run("document.querySelector('#more').click()")
        page.until(lambda: len(page.texts("#list .far")) == 40, "no more places")
        self.assertEqual(page.texts("#list .name")[:20], first)

    def test_the_list_is_used_by_keys(self):
        page = self.page
        self.search("카페")
        page.run("document.querySelector('#list li').focus()")
        names = page.texts("#list .name")
        for key, expected in [("\ue015", 1), ("\ue015", 2), ("\ue013", 1)]:  # Down, down, up.
            page.driver.switch_to.active_element.send_keys(key)
            self.assertEqual(page.run("return document.activeElement.querySelector('.name').textContent"), names[expected])
        page.driver.switch_to.active_element.send_keys("\n")
        page.until(lambda: page.find("#card h2").text == names[1], "no card")
        self.assertEqual(page.run("return document.activeElement.tagName"), "H2")

    def test_the_handle_listens_to_keys(self):
        page = self.page
        handle = page.find("#handle")
        edges = []
        for key in ["\ue013", "\ue015", "\ue015"]:  # Up, down, down.
            handle.send_keys(key)
            edges.append(page.rests()[1])
        self.assertLess(edges[0], edges[1])
        self.assertLess(edges[1], edges[2])

    def test_a_reload_finds_everything_where_it_was(self):
        page = self.page
        self.search("카페")
        page.find("#tab-nearby").click()
        page.rests()
        page.drag(page.box("#sheet")[1] + 12, 30)
        page.rests()
        page.find("#tab-search").click()
        half = page.rests()[1]
        page.drag(half + 15, 700)
        low = page.rests()[1]
        time.sleep(1)
        before = page.session(self.scene)
        self.assertIsNotNone(before, "nothing was saved")
        page.driver.refresh()
        page.until(lambda: len(page.texts("#list .far")) >= 10, "no results after the reload")
        self.assertAlmostEqual(page.rests()[1], low, delta=1)
        self.assertEqual(page.find("#field").get_attribute("value"), "카페")
        self.assertEqual(page.find("#tab-search").get_attribute("aria-selected"), "true")
        time.sleep(1)
        after = page.session(self.scene)
        for key in ["latitude", "longitude"]:
            self.assertAlmostEqual(before["region"][key], after["region"][key], places=4)
        self.assertAlmostEqual(before["region"]["longitudeDelta"], after["region"]["longitudeDelta"], places=4)
        page.find("#tab-nearby").click()
        self.assertLess(page.rests()[1], half)

    def test_a_camera_far_away_stays_where_it_was(self):
        page = self.page
        page.run("""return fetch('v1/sessions/' + arguments[0], { method: 'PUT',
            headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ tab: 'search', query: '',
            placeId: null, detents: [], region: { latitude: 37.5, longitude: 127, latitudeDelta: 60,
            longitudeDelta: 70 } }) }).then((r) => r.status)""", self.scene)
        for _ in range(3):
            page.open(scene=self.scene)
            page.rests()
            time.sleep(1)
        region = page.session(self.scene)["region"]
        self.assertAlmostEqual(region["latitude"], 37.5, places=2)
        self.assertAlmostEqual(region["longitude"], 127, places=2)

    def test_composed_hangul_is_asked_once_a_text(self):
        page = self.page
        page.find("#field").click()
        page.run("performance.clearResourceTimings()")
        texts = ["ㅅ", "스", "슽", "스타", "스탑", "스타버", "스타벅", "스타벅ㅅ", "스타벅스"]
        for text in texts:
            page.driver.execute_cdp_cmd("Input.imeSetComposition", {
                "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            time.sleep(0.15)
        page.driver.execute_cdp_cmd("Input.insertText", {"text": texts[-1]})
        page.until(lambda: any("스타벅스" in name for name in page.texts("#list .name")), "no suggestion")
        asked = page.run("return performance.getEntriesByType('resource').map((e) => new URL(e.name))"
                         ".filter((u) => u.pathname.endsWith('/suggest')).map((u) => u.searchParams.get('q') ?? '')")
        asked = [text for text in asked if text]
        self.assertEqual(asked, [text for text in texts])
        self.assertTrue(page.texts("#list mark"))

    def test_who_wants_no_motion_gets_none(self):
        page = self.page
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        try:
            page.open(scene="still")
            edges = page.driver.execute_async_script("""
                const done = arguments[0], edges = [];
                const edge = () => document.querySelector('#sheet').getBoundingClientRect().top;
                document.querySelector('#handle').click();
                let frame = 0;
                (function next() { edges.push(edge()); if (++frame < 30) requestAnimationFrame(next); else done(edges); })();
            """)
            self.assertLessEqual(len(set(edges)), 2, "the sheet passed through heights between")
            self.assertNotEqual(edges[0], edges[-1])
        finally:
            page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def test_a_name_is_text_whatever_it_looks_like(self):
        page = self.page
        page.find("#tab-nearby").click()
        page.until(lambda: HOSTILE["name"] in page.texts("#list .name"), "the place is not listed")
        self.assertEqual(page.all("#list img"), [])
        for row in page.all("#list li"):
            if HOSTILE["name"] in row.text:
                page.run("arguments[0].click()", row)
                break
        page.until(lambda: page.texts("#card h2") == [HOSTILE["name"]], "no card")
        self.assertEqual(page.all("#card img"), [])
        self.assertNotEqual(page.driver.title, "run")

    def test_a_chosen_place_lies_in_the_visible_part(self):
        page = self.page
        self.search("카페")
        page.run("document.querySelector('#list li').click()")
        page.until(lambda: page.texts("#card h2") != [], "no card")
        page.rests()
        time.sleep(0.6)
        dots = page.run("""return document.querySelector('#map').getBoundingClientRect().height""")
        sheet = page.box("#sheet")[1]
        self.assertGreater(dots, sheet)
        time.sleep(0.8)
        session = page.session(self.scene)
        place = page.run("return fetch('v1/places/' + encodeURIComponent(arguments[0])).then((r) => r.json())",
                         session["placeId"])
        region = session["region"]
        # From the top of the map, as a share of its height; the sheet begins at its own share.
        share = 0.5 - (place["latitude"] - region["latitude"]) / region["latitudeDelta"]
        self.assertGreater(share, 0)
        self.assertLess(share, sheet / dots)

    def test_the_page_outlives_its_server(self):
        page = self.page
        self.search("카페")
        self.server.stop()
        try:
            page.find("#field").send_keys("x")
            page.until(lambda: page.find("#banner").is_displayed(), "nothing is said")
            self.assertEqual(page.find("#field").get_attribute("value"), "카페x")
        finally:
            self.server.start()
        page.until(lambda: not page.find("#banner").is_displayed(), "it does not come back")
        page.until(lambda: "not answer" not in page.find("#note").text, "the question is forgotten")
        self.assertEqual(page.find("#field").get_attribute("value"), "카페x")
        page.driver.get_log("browser")  # Connections refused meanwhile are what was wanted.

    def test_the_page_is_light(self):
        sizes = self.page.run("""
            return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
              .filter((entry) => !/leaflet|\\/v1\\//.test(entry.name)).map((entry) => entry.encodedBodySize)""")
        self.assertGreater(len(sizes), 10)
        self.assertLess(sum(sizes), 120_000)

    def test_every_width_has_its_shape(self):
        page = self.page
        for name, width, height in [("narrow", 390, 844), ("landscape", 844, 390), ("wide", 1440, 900)]:
            page.size(width, height)
            page.open(scene=name)
            page.until(lambda: page.texts("#tabs b") != [], "no tabs")
            field = page.find("#field")
            page.run("arguments[0].focus()", field)
            field.send_keys("카페\n")
            page.until(lambda: len(page.texts("#list .far")) >= 10, "no results")
            page.rests()
            page.picture(name)
            sheet, tabs = page.box("#sheet"), page.box("#tabs")
            self.assertLessEqual(sheet[3], tabs[1] + 0.5)
            self.assertGreaterEqual(sheet[1], 0)
            self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
        self.assertLess(page.box("#sheet")[2], 720, "a wide window has a panel at its side")
