// The map: a quiet background of its own or tiles, places as dots, the position, and what of it is seen.

const dotLimit = 200;

/** A background without any file: the graticule, at a step that suits the zoom. */
const Graticule = L.GridLayer.extend({
  createTile(at) {
    const tile = L.DomUtil.create("canvas", "grid");
    const size = this.getTileSize();
    const scale = devicePixelRatio || 1;
    [tile.width, tile.height] = [size.x * scale, size.y * scale];
    const pen = tile.getContext("2d");
    pen.scale(scale, scale);
    pen.strokeStyle = "#8886";
    pen.fillStyle = "#888";
    pen.font = "10px system-ui";
    const [northWest, southEast] = [at, at.add([1, 1])].map((corner) => this._map.unproject(corner.scaleBy(size), at.z));
    const step = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
      .find((step) => step * 2 ** at.z * 256 / 360 < 300) ?? 0.001;
    const digits = Math.max(0, Math.ceil(-Math.log10(step)));
    const place = (latitude, longitude) => this._map.project([latitude, longitude], at.z).subtract(at.scaleBy(size));
    for (let lon = Math.ceil(northWest.lng / step) * step; lon < southEast.lng; lon += step) {
      const { x } = place(northWest.lat, lon);
      pen.strokeRect(x, -1, 0, size.y + 2);
      pen.fillText(`${lon.toFixed(digits)}°`, x + 2, 10);
    }
    for (let lat = Math.ceil(southEast.lat / step) * step; lat < northWest.lat; lat += step) {
      const { y } = place(lat, northWest.lng);
      pen.strokeRect(-1, y, size.x + 2, 0);
      pen.fillText(`${lat.toFixed(digits)}°`, 2, y - 2);
    }
    return tile;
  },
});

const region = ({ latitude, longitude, latitudeDelta, longitudeDelta }) => L.latLngBounds(
  [latitude - latitudeDelta / 2, longitude - longitudeDelta / 2],
  [latitude + latitudeDelta / 2, longitude + longitudeDelta / 2]);

export class PlaceMap extends EventTarget {
  /** Draws on `element`; `inset` tells how many pixels of its lower end the sheet covers. */
  constructor(element, { tiles, attribution, inset }) {
    super();
    this.inset = inset;
    this.isStill = matchMedia("(prefers-reduced-motion: reduce)");
    this.leaflet = L.map(element, {
      zoomControl: false, attributionControl: true, worldCopyJump: true, minZoom: 2, maxZoom: 19, preferCanvas: true,
      zoomAnimation: !this.isStill.matches, fadeAnimation: !this.isStill.matches,
    });
    this.leaflet.attributionControl.setPrefix("");
    L.control.zoom({ position: "topleft" }).addTo(this.leaflet);
    if (tiles) L.tileLayer(tiles, { attribution, maxZoom: 19 }).addTo(this.leaflet);
    else new Graticule().addTo(this.leaflet);
    // The places around lie below the results.
    this.leaflet.createPane("dots").style.zIndex = "350";
    this.dotPen = L.canvas({ pane: "dots" });
    this.dots = L.layerGroup().addTo(this.leaflet);
    this.pins = L.layerGroup().addTo(this.leaflet);
    this.leaflet.on("moveend", () => this.tell("moved"));
    for (const type of ["dragstart", "mousedown", "wheel", "keydown"]) {
      element.addEventListener(type === "dragstart" ? "pointermove" : type, (event) => {
        if (event.type !== "pointermove" || event.buttons) this.isMovedByHand = true;
      }, { passive: true, capture: true });
    }
    this.leaflet.on("click", ({ latlng }) => this.tell("clicked", { latitude: latlng.lat, longitude: latlng.wrap().lng }));
  }

  tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  /** Names whom the places come from; what they are called is text. */
  credit(names) {
    const text = document.createElement("span");
    for (const name of names) {
      text.textContent = name;
      this.leaflet.attributionControl.addAttribution(text.innerHTML);
    }
  }

  /** Keeps what stands at the map's lower end above the sheet. */
  lift() {
    const height = Math.min(this.inset(), this.leaflet.getSize().y / 2);
    for (const corner of this.leaflet.getContainer().querySelectorAll(".leaflet-bottom")) {
      corner.style.transform = `translateY(${-height}px)`;
    }
  }

  /** What is seen above the sheet, as the engine wants a region: [west, south, east, north]. */
  get visibleBox() {
    const { x, y } = this.leaflet.getSize();
    const bottom = Math.max(40, y - this.inset());
    const [a, b] = [[0, bottom], [x, 0]].map((corner) => this.leaflet.containerPointToLatLng(corner));
    const wrap = (lon) => ((lon + 180) % 360 + 360) % 360 - 180;
    const whole = b.lng - a.lng >= 360;
    return [whole ? -180 : wrap(a.lng), Math.max(-90, a.lat), whole ? 180 : wrap(b.lng), Math.min(90, b.lat)]
      .map((degrees) => +degrees.toFixed(6));
  }

  /** The middle of what is seen above the sheet. */
  get middle() {
    const { x, y } = this.leaflet.getSize();
    const { lat, lng } = this.leaflet.containerPointToLatLng([x / 2, Math.max(20, (y - this.inset()) / 2)]).wrap();
    return { latitude: lat, longitude: lng };
  }

  /** The whole map's region, the covered part included. */
  get region() {
    const bounds = this.leaflet.getBounds();
    // Not the mean of north and south, which on the map's projection is not its middle.
    const { lat, lng } = this.leaflet.getCenter().wrap();
    return {
      latitude: lat, longitude: lng, latitudeDelta: bounds.getNorth() - bounds.getSouth(),
      longitudeDelta: Math.min(360, bounds.getEast() - bounds.getWest()),
    };
  }

  /** Shows a saved region. */
  restore(saved) {
    const bounds = region(saved);
    this.leaflet.setView([saved.latitude, saved.longitude], this.zoomOf(bounds), { animate: false });
  }

  // The zoom whose view is the saved one, not the next that has all of it.
  zoomOf(bounds) {
    const { x } = this.leaflet.getSize();
    const width = bounds.getEast() - bounds.getWest();
    return Math.round(Math.min(19, Math.max(2, Math.log2(x * 360 / (256 * width)))));
  }

  /** Puts a point into the middle of what is seen above the sheet. */
  show({ latitude, longitude }, zoom = this.leaflet.getZoom() ?? 15, animate = !this.isStill.matches) {
    const center = this.leaflet.project([latitude, longitude], zoom).add([0, this.inset() / 2]);
    this.isMovedByHand = false;
    this.leaflet.setView(this.leaflet.unproject(center, zoom), zoom, { animate });
  }

  /** Shows the results as pins, none of them hidden by the sheet if that can be. */
  pin(places, selected, choose) {
    this.pins.clearLayers();
    for (const place of places) {
      const isChosen = place.id === selected;
      L.circleMarker([place.latitude, place.longitude], {
        radius: isChosen ? 11 : 7, weight: 2, color: "#fff", fillColor: isChosen ? "#c8321f" : "#0a5fc2", fillOpacity: 1,
      }).bindTooltip(document.createTextNode(place.name)).on("click", () => choose(place)).addTo(this.pins);
    }
  }

  /** The other places around, small. */
  dot(places) {
    this.dots.clearLayers();
    for (const { latitude, longitude } of places.slice(0, dotLimit)) {
      L.circleMarker([latitude, longitude], {
        radius: 3, weight: 0, fillColor: "#6b7280", fillOpacity: 0.6, interactive: false, pane: "dots",
        renderer: this.dotPen,
      }).addTo(this.dots);
    }
  }

  /** Where the user is. */
  place(position) {
    this.me?.remove();
    this.me = position && L.marker([position.latitude, position.longitude], {
      icon: L.divIcon({ className: "me", iconSize: [18, 18] }), interactive: false, keyboard: false,
    }).addTo(this.leaflet);
  }
}
