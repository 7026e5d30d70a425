// Where the user was: read before the first paint, written when something has settled.

import { Failure, read, send } from "./service.js";

const delayMilliseconds = 400;
const path = `v1/sessions/${encodeURIComponent(new URLSearchParams(location.search).get("scene") ?? "page")}`;

export class Session extends EventTarget {
  constructor() {
    super();
    /** Whether what was saved is known, or that nothing was; until then nothing is saved over it. */
    this.isKnown = false;
    this.value = { tab: "search", query: "", placeId: null, region: null, detents: [] };
    addEventListener("pagehide", () => { if (this.timer) this.save(true); });
  }

  /** What was saved; the defaults when nothing was. */
  async load() {
    try {
      const { response, value } = await read(path);
      this.tag = response.headers.get("ETag");
      Object.assign(this.value, value);
      this.isKnown = true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.isKnown = error.status === 404;
    }
    return this.value;
  }

  /** The detent that `tab` was left at; nothing when it was never moved. */
  detent(tab) { return this.value.detents.find((saved) => saved.tab === tab)?.detent; }

  /** The sheet of the tab that is shown has come to rest. */
  settle(detent, fraction) {
    const { tab, detents } = this.value;
    this.note({ detents: [...detents.filter((saved) => saved.tab !== tab), { tab, detent, fraction }] });
  }

  /** Changes what is given and saves it soon. */
  note(changes) {
    Object.assign(this.value, changes);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), delayMilliseconds);
  }

  async save(leaves = false) {
    clearTimeout(this.timer);
    this.timer = null;
    if (!this.isKnown) return;
    try {
      const { response } = await send("PUT", path, this.value, this.tag ? { "If-Match": this.tag } : {});
      this.tag = response.headers.get("ETag") ?? this.tag;
    } catch (error) {
      if (leaves || !(error instanceof Failure)) return;
      // Another window was faster: the later one stays, as with any saved state of one scene.
      if (error.status === 412) {
        this.tag = (await read(path).catch(() => null))?.response.headers.get("ETag");
        this.note({});
      } else if (!error.isAway) {
        this.dispatchEvent(new CustomEvent("refused", { detail: error.message }));
      }
    }
  }
}
