// Large boards: a closer look, moving around, and the arrow keys. It knows no rules.
//
// An element `data-map` with an id holds an SVG and buttons `data-zoom` (`in`, `out`, `all`).
// Wheel, pinch, drag and the keys + - 0 change what part of it is seen; that stays when the
// page is swapped. Among its parts with `tabindex` the arrow keys move the focus: to those that
// can be picked if there are any, with the shift key to all, as one may ask why not.
//
// Where the cells of the picture (`data-cell` is their width) are too small to be tapped, the
// window goes to its `data-focus` when something is asked, and back to the whole afterwards.

const CLOSEST = 5;
const STEP = 1.4;
// A wheel that scrolls the page must not begin to zoom because the board comes under it.
const AFTER_SCROLLING = 400;
// A finger that trembles while it taps does not drag.
const TREMBLE = 8;

// What is seen of every map, by its id: the middle as a part of the whole, and how close.
const looks = new Map();
const look = (map) => looks.get(map.id) ?? { x: 0.5, y: 0.5, zoom: 1 };
const picture = (map) => map.querySelector("svg[viewBox]");
const mapOf = (element) => element.closest?.("[data-map]");

function whole(svg) {
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  const [x, y, width, height] = svg.dataset.whole.split(" ").map(Number);
  return { x, y, width, height };
}

// The smallest window with the shape of the element that has the whole picture in it.
function frame(svg) {
  const all = whole(svg);
  const box = svg.getBoundingClientRect();
  const shape = box.width && box.height ? box.width / box.height : all.width / all.height;
  const width = Math.max(all.width, all.height * shape);
  return { all, width, height: width / shape };
}

function apply(map) {
  const svg = picture(map);
  if (!svg) return;
  const { all, width, height } = frame(svg);
  const { x, y, zoom } = look(map);
  const [seenWidth, seenHeight] = [width / zoom, height / zoom];
  const left = all.x + x * all.width - seenWidth / 2;
  const top = all.y + y * all.height - seenHeight / 2;
  svg.setAttribute("viewBox", [left, top, seenWidth, seenHeight].map((number) => number.toFixed(2)).join(" "));
  map.toggleAttribute("data-zoomed", zoom > 1);
  for (const button of map.querySelectorAll("[data-zoom]")) {
    button.disabled = button.dataset.zoom === "in" ? zoom >= CLOSEST : zoom <= 1;
  }
}

// The window never leaves the picture; where it is larger the picture is in its middle.
function set(map, { x, y, zoom }) {
  const { all, width, height } = frame(picture(map));
  const close = Math.min(Math.max(zoom, 1), CLOSEST);
  const within = (value, edge) => (edge >= 0.5 ? 0.5 : Math.min(Math.max(value, edge), 1 - edge));
  looks.set(map.id, { x: within(x, width / all.width / close / 2), y: within(y, height / all.height / close / 2), zoom: close });
  apply(map);
}

// Zooms so that what is under the point stays under it.
function zoomBy(map, factor, point = { x: 0.5, y: 0.5 }) {
  const { x, y, zoom } = look(map);
  const { all, width, height } = frame(picture(map));
  const close = Math.min(Math.max(zoom * factor, 1), CLOSEST);
  const shift = (middle, at, share) => middle + (at - 0.5) * share * (1 / zoom - 1 / close);
  set(map, { x: shift(x, point.x, width / all.width), y: shift(y, point.y, height / all.height), zoom: close });
}

function moveBy(map, right, down) {
  const { x, y, zoom } = look(map);
  const { all, width, height } = frame(picture(map));
  set(map, { x: x + (right * width) / all.width / zoom, y: y + (down * height) / all.height / zoom, zoom });
}

// Where in the window of the picture something is, from 0 to 1.
function within(map, { clientX, clientY }) {
  const box = picture(map).getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/* ---- Buttons, wheel, fingers ------------------------------------------------------ */

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (!button) return;
  const map = mapOf(button);
  if (button.dataset.zoom === "all") set(map, { x: 0.5, y: 0.5, zoom: 1 });
  else zoomBy(map, button.dataset.zoom === "in" ? STEP : 1 / STEP);
});

let scrolled = -AFTER_SCROLLING;
addEventListener("scroll", (event) => (scrolled = event.timeStamp), { passive: true });

addEventListener("wheel", (event) => {
  const map = mapOf(event.target);
  if (!map || !event.target.closest("svg")) return;
  const out = event.deltaY > 0;
  if (!event.ctrlKey && ((out && look(map).zoom <= 1) || event.timeStamp - scrolled < AFTER_SCROLLING)) return;
  event.preventDefault();
  zoomBy(map, Math.exp(-event.deltaY / 400), within(map, event));
}, { passive: false });

let drag = null;
let pinch = null;
// The click at the end of a drag is none.
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  const map = event.target.closest?.("[data-map] svg") && mapOf(event.target);
  dragged = false;
  drag = map && event.isPrimary && event.button === 0 ? { map, x: event.clientX, y: event.clientY, far: false } : null;
});

document.addEventListener("pointermove", (event) => {
  if (!drag || pinch || !event.isPrimary || look(drag.map).zoom <= 1) return;
  const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.far && Math.hypot(right, down) < TREMBLE) return;
  const box = picture(drag.map).getBoundingClientRect();
  moveBy(drag.map, -right / box.width, -down / box.height);
  Object.assign(drag, { x: event.clientX, y: event.clientY, far: true });
  dragged = true;
});

for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (drag = null));
document.addEventListener("click", (event) => {
  if (!dragged || !mapOf(event.target)) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, { capture: true });

const spread = ([one, other]) => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
  distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
});

document.addEventListener("touchmove", (event) => {
  const map = mapOf(event.target);
  if (!map || event.touches.length !== 2) return;
  event.preventDefault();
  const now = spread(event.touches);
  if (pinch) {
    zoomBy(map, now.distance / pinch.distance, within(map, now));
    const box = picture(map).getBoundingClientRect();
    moveBy(map, (pinch.clientX - now.clientX) / box.width, (pinch.clientY - now.clientY) / box.height);
    dragged = true;
  }
  pinch = now;
}, { passive: false });
for (const end of ["touchend", "touchcancel"]) document.addEventListener(end, () => (pinch = null));

/* ---- Keys ------------------------------------------------------------------------- */

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

// The nearest part that lies more in this direction than beside it; parts that can be picked
// come before all others, unless any will do.
function neighbour(map, from, [right, down], any) {
  const [x, y] = middle(from);
  const way = (part) => {
    const [partX, partY] = middle(part);
    const ahead = (partX - x) * right + (partY - y) * down;
    const aside = Math.abs((partX - x) * down) + Math.abs((partY - y) * right);
    return ahead > 1 && aside <= ahead * 2 ? ahead + aside * 1.5 : Infinity;
  };
  const parts = [...map.querySelectorAll("svg [tabindex]")].filter((part) => part !== from);
  const pickable = parts.filter((part) => "pickable" in part.dataset);
  const nearest = (some) => some.reduce((best, part) => (way(part) < way(best) ? part : best), from);
  const best = nearest(pickable.length > 0 && !any ? pickable : parts);
  return Number.isFinite(way(best)) ? best : null;
}

// One part is reached by the tabulator: the one that had the focus last, else the first that
// can be picked, else the first.
const last = new Map();
function prepare(map) {
  const parts = [...map.querySelectorAll("svg [tabindex]")];
  const was = parts.find((part) => part.dataset.words === last.get(map.id));
  const entrance = document.activeElement && parts.includes(document.activeElement) ? document.activeElement
    : parts.find((part) => "pickable" in part.dataset && part === was)
      ?? parts.find((part) => "pickable" in part.dataset) ?? was ?? parts[0];
  for (const part of parts) part.setAttribute("tabindex", part === entrance ? "0" : "-1");
}

// Brings the part into the window of the picture.
function reveal(map, part) {
  const { x, y } = within(map, { clientX: middle(part)[0], clientY: middle(part)[1] });
  if (x < 0.08 || x > 0.92 || y < 0.08 || y > 0.92) moveBy(map, x - 0.5, y - 0.5);
}

document.addEventListener("keydown", (event) => {
  const map = mapOf(event.target);
  if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+") zoomBy(map, STEP);
  else if (event.key === "-") zoomBy(map, 1 / STEP);
  else if (event.key === "0") set(map, { x: 0.5, y: 0.5, zoom: 1 });
  else if (event.key in ARROWS && event.target.matches("svg [tabindex]")) {
    const next = neighbour(map, event.target, ARROWS[event.key], event.shiftKey);
    next?.focus({ preventScroll: true });
    if (next) reveal(map, next);
  } else return;
  event.preventDefault();
});

document.addEventListener("focusin", (event) => {
  const map = mapOf(event.target);
  if (!map || !event.target.matches("svg [tabindex]")) return;
  last.set(map.id, event.target.dataset.words);
  prepare(map);
});

/* ---- Start ------------------------------------------------------------------------ */

// Cells that a finger can tap, and how wide they are made where they are smaller.
const TAPPABLE = 44;
const COMFORTABLE = 50;
const GLIDE = 250;
// The maps that were brought to their focus, and whether that moved the window.
const attended = new Map();

function attend(map) {
  const svg = picture(map);
  const { focus, cell } = svg?.dataset ?? {};
  if (!cell) return;
  const box = svg.getBoundingClientRect();
  const { all, width } = frame(svg);
  const size = (cell * box.width) / width;
  if (!focus) {
    if (attended.get(map.id)) glide(map, { x: 0.5, y: 0.5, zoom: 1 });
    attended.delete(map.id);
  }
  if (!focus || attended.has(map.id) || !size) return;
  attended.set(map.id, size < TAPPABLE);
  if (size >= TAPPABLE) return;
  const [x, y] = focus.split(" ").map(Number);
  glide(map, { x: (x - all.x) / all.width, y: (y - all.y) / all.height, zoom: COMFORTABLE / size });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

function glide(map, aim) {
  const from = look(map);
  const start = performance.now();
  const step = (now) => {
    const part = still.matches ? 1 : Math.min(1, (now - start) / GLIDE);
    const between = (name) => from[name] + (aim[name] - from[name]) * part;
    if (!map.isConnected) return;
    set(map, { x: between("x"), y: between("y"), zoom: between("zoom") });
    // A hand that moves the window keeps it.
    if (part < 1 && !drag && !pinch) requestAnimationFrame(step);
  };
  step(start);
}

const watch = new ResizeObserver((changes) => {
  for (const { target } of changes) if (mapOf(target)) apply(mapOf(target));
});

function arrive() {
  for (const map of document.querySelectorAll("[data-map]")) {
    const svg = picture(map);
    if (svg && !("watched" in svg.dataset)) {
      svg.dataset.watched = "";
      watch.observe(svg);
    }
    apply(map);
    attend(map);
    prepare(map);
  }
}
document.addEventListener("grotto:swapped", arrive);
// What can be picked has changed, and with it the way in.
document.addEventListener("grotto:narrowed", arrive);
arrive();
