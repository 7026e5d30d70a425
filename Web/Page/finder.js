// The field and the list: suggestions while a person types, results when they ask, the card of the one they choose.

import { card, placeRow, row, suggestionRow } from "./rows.js";
import { get, send } from "./service.js";
import { language, say } from "./words.js";

const pageLength = 10;
const suggestionLimit = 8;
const element = (id) => document.getElementById(id);

export class Finder extends EventTarget {
  /** `origin` tells where to search from, `box` what is seen of the map. */
  constructor({ origin, box }) {
    super();
    Object.assign(this, { origin, box });
    this.field = element("field");
    this.list = element("list");
    this.query = "";
    this.kind = null;
    this.places = [];
    this.rows = [];
    this.active = -1;
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("compositionend", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.pressed(event));
    this.field.addEventListener("focus", () => this.tell("focused"));
    element("clear").addEventListener("click", () => { this.type(""); this.field.focus(); });
    element("more").addEventListener("click", () => this.goOn());
    this.list.addEventListener("keydown", (event) => this.pressedOnRow(event));
  }

  tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  /** The one question under way; a newer one takes its place. */
  async ask(path, query) {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try { return await get(path, query, signal); } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Runs `work`; a failure is said in the list's place, with a way to try again. */
  async attempt(work) {
    this.retry = work;
    try {
      await work();
      // A newer question may have come, and failed, meanwhile.
      if (this.retry === work) this.retry = null;
    } catch (error) {
      this.note(error.isAway ? say("offline") : say("failed", error.message));
    }
  }

  note(text) { element("note").textContent = text; }

  type(text) {
    this.field.value = text;
    this.typed();
  }

  // Composing a syllable gives an event a key, and one more when it is done: a text is asked for once.
  typed() {
    const text = this.field.value;
    element("clear").hidden = text === "";
    if (text === this.query) return;
    this.query = text;
    this.kind = null;
    this.tell("queried");
    this.suggest();
  }

  /** What to offer for the text as it stands; recent searches for none. */
  suggest() {
    this.shown = "suggestions";
    return this.attempt(async () => {
      const text = this.query;
      const began = performance.now();
      const answer = await this.ask("v1/suggest", { q: text, limit: suggestionLimit, ...this.near() });
      if (!answer || this.shown !== "suggestions") return;
      this.show(answer.suggestions.map((suggestion) => suggestionRow(suggestion, () => this.take(suggestion))), {
        note: answer.suggestions.length ? (text ? "" : say("recents")) : text ? say("nothing", text) : say("noRecents"),
        places: answer.suggestions.filter(({ kind }) => kind === "place"),
      });
      performance.measure("suggestions", { start: began });
    });
  }

  near() {
    const { latitude, longitude } = this.origin();
    return { lat: latitude, lon: longitude };
  }

  take(suggestion) {
    if (suggestion.kind === "place") return this.choose({ ...suggestion, name: suggestion.text });
    this.field.value = this.query = suggestion.text;
    element("clear").hidden = false;
    this.tell("queried");
    return this.find(suggestion.kind === "category" ? { kind: suggestion.category } : {});
  }

  /** Results of the text, or of a kind; within the map's visible part if asked. Recorded when a person asks. */
  find({ kind = null, inBox = false, isAsked = true } = {}) {
    Object.assign(this, { kind, shown: "results" });
    const bounds = inBox ? this.box().join(",") : null;
    if (!this.query && !kind && !bounds) return this.suggest();
    return this.page("results", "v1/search", {
      q: kind ? "" : this.query, category: kind, bbox: bounds, limit: pageLength, lang: language, ...this.near(),
    }, (page) => { if (isAsked && !kind) this.record(page.results.length); });
  }

  /** The nearest places of any kind, or of one. */
  nearby(kind = null) {
    Object.assign(this, { kind, shown: "nearby" });
    return this.page("nearby", "v1/nearby", { category: kind, limit: 2 * pageLength, lang: language, ...this.near() });
  }

  /** The page after those shown, of the same question. */
  goOn() {
    if (!this.next) return null;
    const { shown, path, query } = this.next;
    this.shown = shown;
    return this.page(shown, path, query);
  }

  page(shown, path, query, then = () => {}) {
    return this.attempt(async () => {
      const page = await this.ask(path, query);
      if (!page || this.shown !== shown) return;
      const more = Boolean(query.cursor);
      const places = more ? [...this.places, ...page.results] : page.results;
      const nothing = shown === "nearby" ? say("nothingHere") : say("nothing", this.query);
      const next = page.nextCursor && { shown, path, query: { ...query, cursor: page.nextCursor } };
      const rows = page.results.map((place) => placeRow(place, () => this.choose(place)));
      this.show(rows, { places, more, next, note: places.length ? page.warnings.join(" ") : nothing });
      then(page);
    });
  }

  /** The searches made before. */
  history() {
    this.shown = "history";
    return this.attempt(async () => {
      const { entries, isPaused } = await this.ask("v1/history", { limit: 50 }) ?? {};
      if (!entries || this.shown !== "history") return;
      const change = (method, path) => () => this.attempt(async () => { await send(method, path); await this.history(); });
      const rows = entries.map((entry) => row({
        name: entry.query, glyph: "↺", forget: change("DELETE", `v1/history/${entry.id}`),
      }, () => this.tell("searched", entry.query)));
      if (entries.length) rows.push(row({ name: say("clearHistory") }, change("DELETE", "v1/history")));
      rows.push(row({ name: say(isPaused ? "resume" : "pause") }, change(isPaused ? "DELETE" : "PUT", "v1/history/pause")));
      this.show(rows, { note: isPaused ? say("paused") : entries.length ? say("recents") : say("noRecents") });
    });
  }

  show(rows, { places = [], more = false, next = null, note = "" }) {
    this.next = next;
    this.close();
    this.places = places;
    this.note(note);
    if (more) this.list.append(...rows);
    else this.list.replaceChildren(...rows);
    this.rows = [...this.list.children];
    this.rows.forEach((item, index) => Object.assign(item, { id: `row-${index}`, tabIndex: index ? -1 : 0 }));
    if (!more) { this.active = -1; element("body").scrollTop = 0; }
    this.field.setAttribute("aria-expanded", String(this.rows.length > 0));
    this.field.removeAttribute("aria-activedescendant");
    this.tell("listed");
  }

  /** Opens a place's card. */
  choose(place) {
    this.selected = place;
    element("card").replaceChildren(...card(place, () => { this.close(); this.tell("closed"); }));
    this.reveal(true);
    element("body").scrollTop = 0;
    element("card").querySelector("h2").focus({ preventScroll: true });
    this.tell("chosen", place);
    if (this.entry && this.shown === "results") {
      send("PUT", `v1/history/${this.entry}/choice`, { placeId: place.id }).catch(() => this.tell("unrecorded"));
    }
  }

  close() {
    this.selected = null;
    this.reveal(false);
  }

  reveal(isCard) {
    element("card").hidden = !isCard;
    this.list.hidden = isCard;
    element("note").hidden = isCard;
    element("more").hidden = isCard || !this.next;
  }

  /** Remembers the search, where the service may. */
  async record(resultCount) {
    this.entry = null;
    if (!this.query.trim()) return;
    const { latitude, longitude } = this.origin();
    try {
      const { value } = await send("POST", "v1/history", { query: this.query, latitude, longitude, resultCount });
      this.entry = value.id;
    } catch { this.tell("unrecorded"); }
  }

  /** Keys on a row: the arrows go to its neighbours, Enter and the space bar choose, Delete forgets. */
  pressedOnRow(event) {
    const index = this.rows.indexOf(event.target);
    if (index < 0) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: this.rows.length - 1 }[event.key];
    if (to !== undefined) {
      this.rows[index].tabIndex = -1;
      const row = this.rows[(to + this.rows.length) % this.rows.length];
      row.tabIndex = 0;
      row.focus();
    } else if (event.key === "Enter" || event.key === " ") event.target.click();
    else if (event.key === "Delete") event.target.querySelector(".forget")?.click();
    else return;
    event.preventDefault();
  }

  pressed(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const count = this.rows.length;
      if (!count) return;
      this.active = (this.active + (event.key === "ArrowDown" ? 1 : this.active < 0 ? 0 : -1) + count) % count;
      this.rows.forEach((item, index) => item.setAttribute("aria-selected", String(index === this.active)));
      this.rows[this.active].scrollIntoView({ block: "nearest" });
      this.field.setAttribute("aria-activedescendant", this.rows[this.active].id);
    } else if (event.key === "Enter") {
      this.field.blur();
      if (this.active >= 0) this.rows[this.active].click();
      else this.find();
    } else if (event.key === "Escape" && this.query) {
      event.preventDefault();
      this.type("");
    }
  }
}
