// The sheet: hands touches to the engine and draws what it answers. Detents, snapping and springs are the engine's.

const slopPixels = 6;
/** The page's clock, in seconds. */
const now = () => performance.now() / 1000;

/** The detents of the preset, in the engine's order. */
export const detents = ["small", "medium", "large"];

/** Loads the engine. */
export async function loadEngine(url) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url), {});
  return instance.exports;
}

export class Sheet extends EventTarget {
  /** Draws `engine` on `element`, whose `header` drags and whose `list` hands over; the bar below is never covered. */
  constructor(engine, element, header, list, bar) {
    super();
    Object.assign(this, { engine, element, header, list, bar });
    this.stillness = matchMedia("(prefers-reduced-motion: reduce)");
    this.frame = 0;
    this.pointer = null;
    this.stillness.addEventListener("change", () => {
      this.engine.sheet_reduce_motion(now(), this.stillness.matches);
      this.move();
    });
    addEventListener("resize", () => this.resize());
    visualViewport?.addEventListener("resize", () => this.resize());
    element.addEventListener("pointerdown", (event) => this.touched(event));
    // Of the window: a mouse is off the handle with its first move, before the sheet has captured it.
    for (const type of ["pointermove", "pointerup", "pointercancel", "lostpointercapture"]) {
      addEventListener(type, (event) => this.followed(event));
    }
    // What ends a drag is no click.
    element.addEventListener("click", (event) => {
      if (!this.suppresses) return;
      this.suppresses = false;
      event.stopPropagation();
      event.preventDefault();
    }, true);
  }

  get isPanel() { return document.body.classList.contains("wide"); }
  get detent() { return detents[this.engine.sheet_detent()] ?? detents[0]; }
  /** How much of the map lies under the sheet, in pixels from the bar up. */
  get inset() { return this.isPanel ? 0 : this.engine.sheet_layout(now(), 4); }
  get fraction() { return this.isPanel ? 1 : Math.min(1, this.engine.sheet_layout(now(), 0) / Math.max(1, this.room().height)); }

  /** Stands at `detent`, without a movement. */
  open(detent) {
    const { width, height, bar } = this.room();
    this.engine.sheet_preset(0, width, height, 12, 0, bar);
    const index = detents.indexOf(detent);
    if (index >= 0) this.engine.sheet_restore(0, index);
    this.engine.sheet_reduce_motion(0, this.stillness.matches);
    this.shape();
  }

  /** Moves to `detent`. */
  select(detent) {
    this.engine.sheet_select(now(), Math.max(0, detents.indexOf(detent)));
    this.move();
  }

  /** Moves a detent up (1) or down (-1), or out of the way (0). */
  step(direction) {
    this.engine.sheet_step(now(), direction);
    this.move();
  }

  tap() {
    this.engine.sheet_tapped(now());
    this.move();
  }

  room() {
    const bar = this.bar.getBoundingClientRect().height;
    const seen = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
    return { width: innerWidth, height: innerHeight, bar, keyboard: Math.max(0, innerHeight - seen) };
  }

  resize() {
    const { width, height, bar, keyboard } = this.room();
    this.engine.sheet_room(now(), width, height, 12, 0, bar, keyboard > 80 ? keyboard : 0);
    this.shape();
    this.move();
  }

  shape() {
    document.body.classList.toggle("wide", innerWidth >= 1000);
    this.draw(now());
  }

  touched(event) {
    if (this.isPanel || this.pointer !== null || event.button !== 0) return;
    const isList = this.list.contains(event.target);
    // A mouse scrolls the list with its wheel.
    if (isList && event.pointerType === "mouse") return;
    if (event.target.closest("#chips")) return;
    this.pointer = event.pointerId;
    this.start = event.clientY;
    this.isDragging = this.suppresses = false;
    this.scrolls = [];
    cancelAnimationFrame(this.coasting);
    const most = isList ? Math.max(0, this.list.scrollHeight - this.list.clientHeight) : -1;
    this.engine.sheet_began(event.timeStamp / 1000, event.clientY, isList ? this.list.scrollTop : 0, most);
  }

  followed(event) {
    if (event.pointerId !== this.pointer) return;
    // What was touched gives its capture to the sheet: no loss.
    if (event.type === "lostpointercapture" && event.target !== this.element) return;
    // When the finger was there, not when a busy page came to hear of it: speed is measured from these.
    const time = event.timeStamp / 1000;
    // A mouse whose button was let go where nobody heard of it comes back without.
    const isLost = event.pointerType === "mouse" && event.buttons === 0 && event.type === "pointermove";
    if (event.type === "pointermove" && !isLost) {
      if (!this.isDragging && Math.abs(event.clientY - this.start) < slopPixels) return;
      if (!this.isDragging) {
        this.isDragging = this.suppresses = true;
        this.element.setPointerCapture(event.pointerId);
      }
      this.engine.sheet_changed(time, event.clientY);
      const offset = this.engine.sheet_list_offset();
      if (offset >= 0 && offset !== this.list.scrollTop) {
        this.list.scrollTop = offset;
        this.scrolls.push([time, offset]);
      }
      return this.move();
    }
    this.pointer = null;
    if (event.type === "pointerup") {
      this.engine.sheet_ended(time, NaN);
      this.coast(time);
      // The click that follows comes at once, or not at all.
      setTimeout(() => { this.suppresses = false; });
    } else {
      this.engine.sheet_cancelled(time);
      this.suppresses = false;
    }
    this.move();
  }

  /** A list that was being scrolled goes on and comes to rest. */
  coast(time) {
    const recent = this.scrolls.filter(([at]) => time - at < 0.1);
    if (recent.length < 2 || this.stillness.matches) return;
    const [[from, a], [to, b]] = [recent[0], recent.at(-1)];
    const speed = (b - a) / Math.max(to - from, 0.008);
    const glide = () => {
      const past = now() - time;
      this.list.scrollTop = b + speed * 0.325 * (1 - Math.exp(-past / 0.325));
      if (past < 1.5) this.coasting = requestAnimationFrame(glide);
    };
    if (Math.abs(speed) > 50) this.coasting = requestAnimationFrame(glide);
  }

  /** Draws until the sheet rests. */
  move() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      const time = now();
      if (this.pointer === null) this.engine.sheet_tick(time);
      this.draw(time);
      const activity = this.engine.sheet_layout(time, 6);
      if (activity === 2) return this.move();
      if (activity === 0 && this.pointer === null) this.dispatchEvent(new Event("settled"));
    });
  }

  draw(time) {
    const style = this.element.style;
    const base = this.room().height - this.room().bar;
    const edge = this.isPanel ? 0 : Math.min(this.engine.sheet_layout(time, 1), base);
    style.height = `${Math.max(0, base - edge)}px`;
    style.transform = `translateY(${edge}px)`;
    this.dispatchEvent(new Event("moved"));
  }
}
