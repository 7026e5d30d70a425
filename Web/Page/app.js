// The page: puts the map, the sheet, the field and what is remembered together. Data goes one way: an event changes
// the state of one part, the part tells, and this file passes it on.

import { Finder } from "./finder.js";
import { PlaceMap } from "./map.js";
import { Position } from "./position.js";
import { learnKinds, kindName, make } from "./rows.js";
import { get, presence, unlock } from "./service.js";
import { Session } from "./session.js";
import { Sheet, loadEngine } from "./sheet.js";
import { say, translate } from "./words.js";

const element = (id) => document.getElementById(id);
const chips = ["cafe", "restaurant", "convenience_store", "pharmacy", "subway_station", "hospital", "bank", "parking", "hotel"];
/** Where the map opens when nothing is known: the sample's middle. */
const start = { latitude: 37.5, longitude: 127 };
const dotDelayMilliseconds = 200;

translate(document);
presence.addEventListener("locked", () => { if (!element("token").open) element("token").showModal(); });
element("token").addEventListener("submit", () => {
  unlock(element("secret").value.trim());
  location.reload();
});
const session = new Session();
const [engine, saved, page, categories, sources] = await Promise.all([
  loadEngine("sheet-engine.wasm"), session.load(), get("page.json"),
  get("v1/categories").catch(() => ({ categories: [] })), get("v1/sources").catch(() => ({ sources: [] })),
]);
learnKinds(categories.categories);

const sheet = new Sheet(engine, element("sheet"), element("sheet-header"), element("body"), element("tabs"));
const map = new PlaceMap(element("map"), { ...page, inset: () => sheet.inset });
map.credit(sources.sources.map(({ attribution }) => attribution).filter(Boolean));
const position = new Position(map);
const finder = new Finder({ origin: () => position.value ?? map.middle, box: () => map.visibleBox });

// The sheet.
sheet.addEventListener("moved", () => map.lift());
sheet.addEventListener("settled", () => {
  if (!sheet.isPanel) session.settle(sheet.detent, sheet.fraction);
  element("handle").setAttribute("aria-description", say(sheet.detent));
});
element("handle").addEventListener("click", () => sheet.tap());
element("handle").addEventListener("keydown", (event) => {
  const direction = { ArrowUp: 1, ArrowDown: -1, Escape: 0 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  sheet.step(direction);
});

// The tabs, each with its detent.
const tabs = [...document.querySelectorAll("[role=tab]")];
function mark(tab) {
  for (const button of tabs) {
    button.setAttribute("aria-selected", String(button.dataset.tab === tab));
    button.tabIndex = button.dataset.tab === tab ? 0 : -1;
  }
  element("search-bar").hidden = tab !== "search";
  element("chips").hidden = tab === "history";
}
function fill(tab, isAsked = false) {
  finder.close();
  press(null);
  if (tab === "nearby") return finder.nearby();
  if (tab === "history") return finder.history();
  return finder.query ? finder.find({ isAsked }) : finder.suggest();
}
function turn(tab, isAsked = false) {
  if (tab === session.value.tab) return sheet.tap();
  session.note({ tab, placeId: null });
  mark(tab);
  sheet.select(session.detent(tab) ?? "medium");
  return fill(tab, isAsked);
}
for (const button of tabs) {
  button.addEventListener("click", () => turn(button.dataset.tab));
  button.addEventListener("keydown", ({ key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (by) tabs[(tabs.indexOf(button) + by + tabs.length) % tabs.length].focus();
  });
}

// Kinds as chips.
function press(kind) {
  for (const chip of element("chips").children) chip.setAttribute("aria-pressed", String(chip.dataset.kind === kind));
}
for (const kind of chips) {
  element("chips").append(make("button", {
    type: "button", "data-kind": kind, "aria-pressed": "false",
    onclick: () => {
      const wanted = finder.kind === kind ? null : kind;
      if (session.value.tab === "nearby") finder.nearby(wanted);
      else finder.find({ kind: wanted });
      press(wanted);
    },
  }, kindName(kind)));
}

// What the field and the list tell.
finder.addEventListener("queried", () => { session.note({ query: finder.query }); press(null); });
finder.addEventListener("focused", () => { if (sheet.detent === "small") sheet.select("medium"); });
finder.addEventListener("listed", () => {
  map.pin(finder.places, null, (place) => finder.choose(place));
  element("search-area").hidden = true;
});
finder.addEventListener("chosen", ({ detail: place }) => {
  if (sheet.detent === "large") sheet.select("medium");
  map.pin(finder.places.some(({ id }) => id === place.id) ? finder.places : [...finder.places, place], place.id,
    (other) => finder.choose(other));
  map.show(place, Math.max(15, map.leaflet.getZoom()));
  session.note({ placeId: place.id });
});
finder.addEventListener("closed", () => {
  session.note({ placeId: null });
  map.pin(finder.places, null, (place) => finder.choose(place));
});
finder.addEventListener("searched", ({ detail: query }) => {
  finder.field.value = query;
  finder.query = query;
  session.note({ query });
  turn("search", true);
});

// What the map tells.
let dotting;
map.addEventListener("moved", () => {
  session.note({ region: map.region });
  if (map.isMovedByHand && session.value.tab !== "history") element("search-area").hidden = false;
  clearTimeout(dotting);
  dotting = setTimeout(dot, dotDelayMilliseconds);
});
async function dot() {
  const { latitude, longitude } = map.middle;
  try {
    const { results } = await get("v1/nearby", {
      lat: latitude, lon: longitude, bbox: map.visibleBox.join(","), limit: 200,
    });
    map.dot(results);
  } catch { map.dot([]); /* What is behind the results is not missed; the list tells when a search fails. */ }
}
element("search-area").addEventListener("click", () => {
  map.isMovedByHand = false;
  if (session.value.tab !== "search") { session.note({ tab: "search" }); mark("search"); }
  finder.find({ kind: finder.kind, inBox: true });
});
position.addEventListener("changed", () => { if (session.value.tab === "nearby") finder.nearby(finder.kind); });
position.addEventListener("said", ({ detail }) => finder.note(detail));
session.addEventListener("refused", ({ detail }) => finder.note(say("readOnly", detail)));

// The service, away and back.
presence.addEventListener("away", () => {
  element("banner").textContent = say("offline");
  element("banner").hidden = false;
});
presence.addEventListener("back", () => {
  element("banner").hidden = true;
  if (!session.isKnown && !finder.query) return location.reload();
  session.note({});
  if (finder.retry) finder.attempt(finder.retry);
});

// Everything where it was, before the first paint.
finder.field.value = finder.query = saved.query ?? "";
element("clear").hidden = !finder.query;
mark(saved.tab);
sheet.open(session.detent(saved.tab) ?? "medium");
element("handle").setAttribute("aria-description", say(sheet.detent));
await position.load().catch(() => null);
if (saved.region) map.restore(saved.region);
else map.show(position.value ?? start, 15, false);
document.body.classList.remove("starting");
await fill(saved.tab);
if (saved.placeId) {
  const place = await get(`v1/places/${encodeURIComponent(saved.placeId)}`).catch(() => null);
  if (place) {
    finder.choose({ ...finder.places.find(({ id }) => id === place.id), ...place });
    if (saved.region) map.restore(saved.region);
  }
}
