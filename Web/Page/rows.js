// Rows of the list and the card. What places are called is text, whatever it looks like.

import { distance, language, openness, say, whereabouts } from "./words.js";

/** An element with attributes, listeners and children; strings become text. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** `text` with the ranges of UTF-16 units marked. */
export function marked(text, ranges = []) {
  const parts = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (from > end) parts.push(text.slice(end, from));
    parts.push(make("mark", {}, text.slice(from, to)));
    end = to;
  }
  parts.push(text.slice(end));
  return parts;
}

let kinds = new Map();
/** Names of the categories, from the service. */
export function learnKinds(categories) { kinds = new Map(categories.map((category) => [category.id, category.names])); }
export const kindName = (id) => (id ? kinds.get(id)?.[language] ?? kinds.get(id)?.en ?? id : "");

/** A row that can be chosen. */
export function row({ name, matches, about, far, glyph, forget }, choose) {
  return make("li", { role: "option", "aria-selected": "false", onclick: choose },
    make("span", { class: "name" }, ...(glyph ? [`${glyph} `] : []), ...marked(name, matches)),
    about ? make("span", { class: "about" }, about) : null,
    far ? make("span", { class: "far" }, far) : null,
    forget ? make("button", {
      type: "button", class: "forget", "aria-label": say("forgetSearch", name), tabindex: "-1",
      onclick: (event) => { event.stopPropagation(); forget(); },
    }, "✕") : null);
}

/** A place's row. */
export const placeRow = (place, choose) => row({
  name: place.name, matches: place.matches, far: whereabouts(place),
  about: [kindName(place.category), openness(place), place.address].filter(Boolean).join(" · "),
}, choose);

/** A suggestion's row. */
export function suggestionRow(suggestion, choose) {
  const { kind, text, matches } = suggestion;
  if (kind === "history") return row({ name: text, matches, glyph: "↺" }, choose);
  if (kind === "category") return row({ name: text, matches, glyph: "#" }, choose);
  return row({
    name: suggestion.text, matches, about: [kindName(suggestion.category), suggestion.address].filter(Boolean).join(" · "),
    far: suggestion.distanceMeters == null ? "" : distance(suggestion.distanceMeters),
  }, choose);
}

/** What is known of a place. */
export function card(place, back) {
  const facts = [
    ["category", kindName(place.category)], ["distance", whereabouts(place)], ["address", place.address],
    ["phone", place.phone],
    ["openingHours", [openness(place), place.openingHours].filter(Boolean).join(" · ")],
  ].filter(([, value]) => value);
  const website = /^https?:\/\//i.test(place.website ?? "") ? place.website : null;
  return [
    make("button", { type: "button", class: "back", onclick: back }, `‹ ${say("back")}`),
    make("h2", { tabindex: "-1" }, place.name),
    make("dl", {}, ...facts.flatMap(([key, value]) => [make("dt", {}, say(key)), make("dd", {}, value)]),
      ...(website ? [make("dt", {}, say("website")), make("dd", {},
        make("a", { href: website, rel: "noopener noreferrer", target: "_blank" }, website))] : [])),
  ];
}
