"""How quick the map page is in a real browser.  Run by `make bench-page DATABASE=places.sqlite`.

Prints, as the page itself sees it: from a key press until the suggestions for it are painted; the time its scripts
take a frame, and the frames a second, while a finger drags the sheet; and the bytes that come over the wire.
"""

import os
import subprocess
import sys
import time

from page import HERE, PATIENCE_SECONDS, PROGRAM, ROOT, Page

TYPED = os.environ.get("TYPED", "cafe w10,museum,restaurant w3,w1000 cafe,bakery w7,hotel w21,school,pharmacy w2,bank w5,park").split(",")

KEYS = """
window.measured = [];
let pressed = 0;
addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
new MutationObserver(() => {
  if (!pressed) return;
  const from = pressed;
  pressed = 0;
  // Behind the next frame's work, when it is painted.
  requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => window.measured.push(performance.now() - from); c.port2.postMessage(0); });
}).observe(document.querySelector('#list'), { childList: true });
"""

FRAMES = """
window.frames = []; let spent = 0;
const real = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (work) => real((time) => { const a = performance.now(); work(time); spent += performance.now() - a; });
let began = 0;
for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
  document.documentElement.addEventListener(type, () => { began = performance.now(); }, true);
  addEventListener(type, () => { spent += performance.now() - began; });
}
(function tick() { window.frames.push([performance.now(), spent]); spent = 0; real(tick); })();
"""

WEIGHT = """
return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
  .filter((e) => !/leaflet|\\/v1\\//.test(e.name)).map((e) => [e.name.split('/').pop(), e.transferSize, e.decodedBodySize])
"""


class Service:
    def __init__(self, database):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--database", database, "--port", "0", "--quiet", "--page", str(ROOT / ".build/page")],
            stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "listening on" in line:
                self.port = int(line.rsplit(":", 1)[1])
                return
        raise SystemExit("the service did not start")

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE_SECONDS)


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main(database):
    service = Service(database)
    page = Page(service)
    try:
        page.run("return fetch('v1/location', {method: 'PUT', headers: {'Content-Type': 'application/json'},"
                 "body: JSON.stringify(arguments[0])}).then((r) => r.status)", HERE)
        page.driver.refresh()
        page.until(lambda: "starting" not in page.run("return document.body.className"), "no start")
        page.run(KEYS)
        field = page.find("#field")
        for text in TYPED:
            page.run("const f = document.querySelector('#field'); f.value = ''; f.dispatchEvent(new Event('input'))")
            time.sleep(0.3)
            for letter in text:
                field.send_keys(letter)
                time.sleep(0.12)
        times = page.run("return window.measured")
        print(f"key to suggestions: {len(times)} keys, p50 {quantile(times, 0.5):.1f} ms, "
              f"p95 {quantile(times, 0.95):.1f} ms, longest {max(times):.1f} ms")
        page.rests()
        page.run(FRAMES)
        top = page.box("#sheet")[1]
        for end in [60, 700, top]:
            page.drag(page.box("#sheet")[1] + 12, end, steps=60, seconds=1.0, rest=0.3)
            page.rests()
        frames = page.run("return window.frames")
        scripts = [spent for _, spent in frames if spent > 0]
        gaps = [later[0] - sooner[0] for sooner, later in zip(frames, frames[1:])]
        print(f"drag: {len(scripts)} frames with work, scripts p50 {quantile(scripts, 0.5):.2f} ms, "
              f"p95 {quantile(scripts, 0.95):.2f} ms, longest {max(scripts):.2f} ms; "
              f"{1000 / quantile(gaps, 0.5):.0f} frames/s, {1000 / quantile(gaps, 0.95):.0f} in the slowest twentieth")
        page.open()
        files = page.run(WEIGHT)
        print(f"page: {sum(f[1] for f in files):,} bytes over the wire, {sum(f[2] for f in files):,} unpacked, "
              f"in {len(files)} files without Leaflet and tiles")
    finally:
        page.close()
        service.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__ + "\n  measure_page.py DATABASE")
    main(sys.argv[1])
