// The simulated position: typed, clicked, or played from a GPX route.

import { Failure, get, send } from "./service.js";
import { say } from "./words.js";

const stepMilliseconds = 500;
const element = (id) => document.getElementById(id);

export class Position extends EventTarget {
  constructor(map) {
    super();
    this.map = map;
    this.value = null;
    this.dialog = element("position");
    element("locate").addEventListener("click", () => this.open());
    element("position-close").addEventListener("click", () => this.dialog.close());
    element("position-set").addEventListener("click", (event) => {
      event.preventDefault();
      this.typed(element("coordinates").value);
    });
    element("position-click").addEventListener("click", () => this.pick());
    element("position-clear").addEventListener("click", () => { this.dialog.close(); this.stop(); this.set(null); });
    element("route").addEventListener("change", (event) => this.play(event.target.files[0]));
    map.addEventListener("clicked", ({ detail }) => {
      if (!this.isPicking) return;
      this.isPicking = false;
      element("map").classList.remove("picking");
      this.stop();
      this.set(detail);
    });
  }

  /** Asks the service where the user is said to be. */
  async load() {
    try { this.value = await get("v1/location"); } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404) throw error;
    }
    this.map.place(this.value);
  }

  open() {
    element("position-fault").textContent = "";
    element("coordinates").value = this.value ? `${this.value.latitude}, ${this.value.longitude}` : "";
    this.dialog.showModal();
  }

  fault(text) { element("position-fault").textContent = text; }

  typed(text) {
    const numbers = text.trim().split(/[\s,]+/).map(Number);
    const [latitude, longitude] = numbers;
    if (numbers.length !== 2 || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
      return this.fault(say("badCoordinates"));
    }
    this.dialog.close();
    this.stop();
    this.set({ latitude, longitude });
    this.map.show(this.value);
  }

  pick() {
    this.dialog.close();
    this.isPicking = true;
    element("map").classList.add("picking");
    this.dispatchEvent(new CustomEvent("said", { detail: say("pickPosition") }));
  }

  /** Moves the user; the service keeps it where it may. */
  async set(value) {
    this.value = value;
    this.map.place(value);
    this.dispatchEvent(new Event("changed"));
    try {
      await (value ? send("PUT", "v1/location", value) : send("DELETE", "v1/location"));
    } catch (error) {
      if (error.isAway || error.status === 404) return;
      this.dispatchEvent(new CustomEvent("said", { detail: say("readOnly", error.message) }));
    }
  }

  async play(file) {
    if (!file) return;
    const track = new DOMParser().parseFromString(await file.text(), "application/xml");
    const points = [...track.querySelectorAll("trkpt, rtept")]
      .map((point) => ({ latitude: Number(point.getAttribute("lat")), longitude: Number(point.getAttribute("lon")) }))
      .filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
    if (!points.length) return this.fault(say("badRoute"));
    this.dialog.close();
    this.stop();
    let index = 0;
    const step = () => {
      this.map.place(points[index]);
      this.value = points[index];
      index += 1;
      if (index === points.length || index % 10 === 0) this.set(this.value);
      if (index === points.length) this.stop();
    };
    step();
    this.playing = setInterval(step, stepMilliseconds);
  }

  stop() { clearInterval(this.playing); }
}
