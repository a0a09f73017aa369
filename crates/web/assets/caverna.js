// The table of Caverna: which part of it is in sight on a small screen, where a room fits and
// what it would cost, walls that are dragged, and the keys. It knows no rules: it reads what the
// page says of its parts.

const live = () => document.querySelector("#live");
const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);

/* ---- What is asked next ----------------------------------------------------------- */

// The part that was picked last says what is to be picked now. The list of decisions unfolds
// once nothing on the board can tell those that are left apart.
function guide() {
  const form = one("#choices");
  const next = one("#cv-next");
  const composing = Boolean(form?.matches("[data-composing]"));
  const open = all(".board [data-pickable]:not([data-picked])");
  form?.toggleAttribute("data-listed", composing && open.length === 0);
  const asks = composing ? all("[data-picked][data-next]").at(-1)?.dataset.next : undefined;
  if (next && next.textContent !== (asks ?? "")) next.textContent = asks ?? "";
  if (next) next.hidden = !asks;
  preview(one(".cv-card[data-picked]"));
  turnTo(composing, open);
}

/* ---- The part in sight on a small screen ------------------------------------------ */

const VIEWS = { cave: ".cv-front", actions: ".cv-actions", rooms: ".cv-display" };
const IN_TURN = ["actions", "cave", "rooms"];
const COMPOSING = ["rooms", "cave", "actions"];

// The view changes to where the next choice is, unless there is one in sight already, and only
// when something else is asked than before.
let asked = "";
function turnTo(composing, open) {
  const asks = [one("#choices [name=version]")?.value, ...all("[data-picked]").map(({ dataset }) => dataset.words)].join();
  if (asks === asked) return;
  asked = asks;
  const chosen = one(".cv-tabs input:checked");
  if (!chosen?.parentElement.checkVisibility() || open.length === 0) return;
  const has = (view) => open.some((part) => part.closest(VIEWS[view]) && !part.closest(".cv-track"));
  if (!composing && VIEWS[chosen.value] && has(chosen.value)) return;
  const view = (composing ? COMPOSING : IN_TURN).find(has);
  if (view) one(`#cv-view-${view}`).checked = true;
}

/* ---- Where a room fits, and what it would cost ------------------------------------ */

function preview(card) {
  for (const place of all(".cv-fitting")) place.classList.remove("cv-fitting");
  for (const stock of all(".cv-stock[data-change]")) delete stock.dataset.change;
  if (!card?.dataset.fits) return;
  const spaces = card.dataset.fits.split(" ");
  for (const place of all(".cv-front .cv-empty")) place.classList.toggle("cv-fitting", spaces.includes(place.dataset.space));
  const words = (card.dataset.costs ?? "").split(" ").filter(Boolean);
  words.forEach((word, index) => {
    const stock = one(`.cv-front .cv-stock[data-good="${CSS.escape(word)}"]`);
    const amount = +words[index - 1] || 1;
    if (stock) stock.dataset.change = `−${amount}`;
  });
}

// The room that was picked stands where it would stand.
function haunt(place) {
  for (const ghost of all(".cv-ghost")) ghost.remove();
  const card = one(".cv-card[data-picked]");
  if (!card || !place?.matches(".cv-fitting")) return;
  const ghost = document.createElement("span");
  ghost.className = "cv-ghost";
  ghost.ariaHidden = "true";
  ghost.append(card.querySelector(".cv-medallion").cloneNode(true), card.querySelector(".cv-card-name").textContent);
  place.append(ghost);
}

const looked = ({ target }) => {
  preview(target.closest?.(".cv-card") ?? one(".cv-card[data-picked]"));
  haunt(target.closest?.(".cv-front .cv-empty"));
};
document.addEventListener("pointerover", looked);
document.addEventListener("focusin", looked);

/* ---- Walls that are dragged ------------------------------------------------------- */

// A brick that was taken from the tile goes to the nearest place that is free.
const FAR = 70;
const SLOW = 6;
let dragged = null;

function nearest(x, y) {
  const distance = (place) => {
    const box = place.getBoundingClientRect();
    const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
    return Math.hypot(dx, dy);
  };
  const places = all(".cv-place").filter((place) => place.checkVisibility()).map((place) => [distance(place), place]);
  const [best] = places.sort(([first], [second]) => first - second);
  return best && best[0] < FAR ? best[1] : null;
}

document.addEventListener("pointerdown", (event) => {
  const source = event.target.closest("[data-drags], .cv-place");
  if (source && event.button === 0) dragged = { x: event.clientX, y: event.clientY, source, brick: null, place: null };
});

document.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  if (!dragged || (!dragged.brick && Math.hypot(x - dragged.x, y - dragged.y) < SLOW)) return;
  if (!dragged.brick) {
    dragged.brick = document.createElement("div");
    dragged.brick.className = "caverna cv-brick";
    document.body.append(dragged.brick);
    // On a small screen the cave comes into sight.
    const cave = one("#cv-view-cave");
    if (cave) cave.checked = true;
  }
  Object.assign(dragged.brick.style, { left: `${x}px`, top: `${y}px` });
  dragged.place?.classList.remove("cv-nearest");
  dragged.place = nearest(x, y);
  dragged.place?.classList.add("cv-nearest");
});

function drop(event) {
  const drag = dragged;
  dragged = null;
  if (!drag?.brick) return;
  drag.brick.remove();
  drag.place?.classList.remove("cv-nearest");
  // The click that follows belongs to the drag.
  addEventListener("click", (click) => click.isTrusted && click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => event.type === "pointerup" && drag.place?.click());
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);

/* ---- Keys ------------------------------------------------------------------------- */

const writing = (element) => element.matches("input:not([type=radio], [type=checkbox]), textarea, select");
const REGIONS = [".decision", ".cv-front", ".cv-actions", ".cv-display", ".beside", ".talk"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const focusable = (region) => [...region.querySelectorAll("button, [tabindex='0'], summary, a, input")].filter((part) => part.checkVisibility() && part.matches(":not([type=radio], [type=hidden])"));

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || writing(target)) return;
  const letter = document.documentElement.dataset.keys !== "no" && !event.repeat && { u: "#undo", h: "button#hint", e: ".stays" }[key.toLowerCase()];
  if (letter) one(letter)?.click();
  else if (key === "F6") toNextRegion(event);
  else if (ARROWS[key] && !target.matches("input")) toNeighbour(event, ...ARROWS[key]);
});

function toNextRegion(event) {
  const regions = REGIONS.map(one).filter((region) => region?.checkVisibility() && focusable(region).length > 0);
  if (regions.length === 0) return;
  event.preventDefault();
  const here = regions.findIndex((region) => region.contains(event.target));
  const step = event.shiftKey ? regions.length - 1 : 1;
  focusable(regions[(Math.max(here, event.shiftKey ? 0 : -1) + step) % regions.length])[0].focus();
}

// To the nearest part in this direction, within the region.
function toNeighbour(event, across, down) {
  const region = event.target.closest(REGIONS.slice(0, 5).join());
  if (!region) return;
  const middle = (part) => {
    const box = part.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(event.target);
  let [best, least] = [null, Infinity];
  for (const part of focusable(region)) {
    const [left, top] = middle(part);
    const along = (left - x) * across + (top - y) * down;
    const aside = Math.abs((left - x) * down) + Math.abs((top - y) * across);
    if (part !== event.target && along > 4 && along + 2 * aside < least) [best, least] = [part, along + 2 * aside];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

/* ---- Start ------------------------------------------------------------------------ */

document.addEventListener("grotto:narrowed", guide);
document.addEventListener("grotto:swapped", guide);
if (live()) guide();
