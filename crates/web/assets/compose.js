// Puts decisions together on the board. It knows no rules: it compares words with the list of
// legal decisions that the page holds.
//
// A part of the board with `data-words` stands for words with which decisions begin; `*` is any
// one word, and `|` separates alternatives. Picking parts one after another leaves the decisions
// that go with all of them, or that begin with their words one after the other. The buttons of
// the others are hidden, parts that can come next are marked `data-pickable`, picked ones
// `data-picked`. As soon as a single decision is left it is sent, unless the only part picked
// has `data-opens`: that one only shows where to go on. Parts that are no buttons need
// `role="button"` and `tabindex`. Escape, or a `data-unpick`, starts anew.
//
// In a list with steps (`data-branch`) the words of the parts follow one another, and a part
// takes the place of the last picked ones that it does not go with.
//
// Inside `data-tentative` a finger sends nothing at once: the first decision that fits becomes the
// candidate, shown in #candidate and drawn in the part's `data-ghost` (see `drawing`). Tapping
// the part again shows the next that fits; the button `data-confirm` or Enter sends it. A mouse
// carries the piece: what is under it is the candidate; wheel, right click and R show the next
// that fits, and a click sends it, unless what is left to choose is more than how it is turned.
// What is in hand is told by `grotto:in-hand`.
//
// A part with `data-plan` stands for several decisions, one in each line. They are sent one
// after the other, each as soon as it is legal; what the rules have done by themselves is
// passed over. `data-shows` names what is shown while somebody looks at the part.
//
// An element `data-why` says why words cannot go on: `data-for` has the words picked, one
// possibility in each line, `data-at` the words of the parts.

const still = matchMedia("(prefers-reduced-motion: reduce)");

let picked = [];
// The words were picked in a tentative part: so many clicks on it lead to the candidate.
let turned = null;
// The part under the mouse or with the focus that the piece in hand would go to, and how often
// the piece was turned there.
let over = null;
// The chosen part with a plan, and the decisions that are still to be sent.
let planned = null;
let plan = [];

const decisions = () => [...document.querySelectorAll("[data-decision]")];
const stepwise = () => document.querySelector("#choices.stepwise");
const lines = (text) => (text ?? "").split("\n");

function begins(decision, pattern) {
  const words = decision.split(" ");
  return pattern.split("|").some((one) => one.split(" ").every((word, index) => word === "*" || word === words[index]));
}

const fits = (decision, picks) => picks.every((pattern) => begins(decision, pattern)) || begins(decision, picks.join(" "));

function matching(picks) {
  if (picks.length === 0) return decisions();
  if (!stepwise()) return decisions().filter((button) => fits(button.value, picks));
  const words = picks.join(" ");
  return canBegin(picks) ? decisions().filter(({ value }) => value === words || value.startsWith(`${words} `)) : [];
}

// Everything that a decision of a long list begins with, read once.
let beginnings = new Set();
function readList() {
  beginnings = new Set();
  if (!stepwise()) return;
  for (const { value } of decisions()) {
    const words = value.split(" ");
    for (let count = 1; count <= words.length; count += 1) beginnings.add(words.slice(0, count).join(" "));
  }
}
const canBegin = (picks) => (stepwise() ? beginnings.has(picks.join(" ")) : matching(picks).length > 0);

/* ---- What is picked --------------------------------------------------------------- */

function forget() {
  picked = [];
  turned = null;
  planned = null;
  over = null;
}

function narrow() {
  if (picked.length > 0 && !canBegin(picked)) forget();
  if (planned && !planned.isConnected) planned = null;
  const form = document.querySelector("#choices");
  const words = picked.join(" ");
  if (stepwise()) unfold(form, words);
  else {
    const fitting = new Set(matching(picked));
    for (const button of decisions()) button.hidden = !fitting.has(button);
  }
  for (const part of document.querySelectorAll("[data-words]")) {
    const own = part.dataset.words;
    const branch = part.matches("summary") && part.parentElement.dataset.branch;
    part.toggleAttribute("data-picked", branch ? begins(words, branch) : picked.includes(own));
    part.toggleAttribute("data-pickable", canBegin([...picked, own]) || canReplace(part));
  }
  for (const part of document.querySelectorAll("[data-plan]")) part.toggleAttribute("data-picked", part === planned);
  form?.toggleAttribute("data-composing", picked.length > 0);
  present();
  document.dispatchEvent(new Event("grotto:narrowed"));
}

// Opens what was picked. Beside a picked step only those of the first level stay in sight.
function unfold(form, words) {
  for (const branch of form.querySelectorAll("[data-branch]")) {
    branch.open = begins(words, branch.dataset.branch);
  }
  for (const branch of form.querySelectorAll(".branch .branch")) {
    const siblings = [...branch.parentElement.children];
    branch.hidden = !branch.open && siblings.some((other) => other.matches(".branch[open]"));
  }
}

function pick(part) {
  planned = null;
  if (stepwise()) pickStep(part);
  else pickTogether(part);
}

function pickTogether(part) {
  const { words } = part.dataset;
  const together = [...picked, words];
  if (picked.includes(words)) picked = picked.filter((other) => other !== words);
  else if (canBegin(together)) picked = together;
  else if (canBegin([words])) picked = [words];
  else return explain(part);
  narrow();
  if (picked.length === 0) return;
  const fitting = matching(picked);
  if (fitting.length === 1 && (picked.length > 1 || !("opens" in part.dataset))) {
    forget();
    fitting[0].click();
  } else {
    bringNextIntoSight();
  }
}

// Where to go on may be beyond the edge of a small screen.
function bringNextIntoSight() {
  const top = document.querySelector(".top").getBoundingClientRect().bottom;
  const bar = document.querySelector(".decision").getBoundingClientRect();
  // The bar may stand above the board.
  const bottom = bar.top > innerHeight / 2 ? bar.top : innerHeight;
  const distance = (part) => {
    const box = part.getBoundingClientRect();
    return Math.max(top - box.top, box.bottom - bottom);
  };
  const parts = [...document.querySelectorAll("[data-pickable]:not([data-picked])")].sort((one, other) => distance(one) - distance(other));
  if (parts.length > 0 && distance(parts[0]) > 0) {
    parts[0].scrollIntoView({ block: "center", behavior: still.matches ? "instant" : "smooth" });
  }
}

function pickStep(part) {
  const own = part.dataset.words;
  const tentative = Boolean(part.closest("[data-tentative]"));
  if (part.matches("summary[data-picked]")) {
    // A second click on an open step closes it.
    picked = outside(part);
    turned = null;
    return narrow();
  }
  if (tentative && turned !== null && picked.at(-1) === own) {
    turned += 1;
    return narrow();
  }
  const kept = part.matches("summary") ? outside(part) : longest(own);
  if (kept === null) return explain(part);
  picked = [...kept, own];
  // A place in the list shows what a place on the board would show.
  turned = tentative || places(own).length > 0 ? 0 : null;
  narrow();
  const fitting = matching(picked);
  if (turned === null && fitting.length === 1 && fitting[0].value === picked.join(" ")) {
    forget();
    fitting[0].click();
  }
}

// The steps around a step.
function outside(summary) {
  const around = [];
  let branch = summary.closest("[data-branch]").parentElement.closest("[data-branch]");
  for (; branch; branch = branch.parentElement.closest("[data-branch]")) {
    around.unshift(branch.querySelector("summary").dataset.words);
  }
  return around;
}

// Another place for the piece that was picked.
function canReplace(part) {
  return turned !== null && Boolean(part.closest("[data-tentative]")) && longest(part.dataset.words)?.length > 0;
}

function longest(own) {
  for (let count = picked.length; count >= 0; count -= 1) {
    const kept = picked.slice(0, count);
    if (canBegin([...kept, own])) return kept;
  }
  return null;
}

// Nothing goes on with this part: says why, if the page knows, or else what the part is.
function explain(part) {
  const own = part.dataset.words;
  const reasons = [...document.querySelectorAll("[data-why]")].filter((reason) =>
    reason.dataset.at.split(" ").includes(own));
  let reason = null;
  for (let count = picked.length; count > 0 && !reason; count -= 1) {
    const words = picked.slice(0, count).join(" ");
    reason = reasons.find(({ dataset }) => lines(dataset.for).includes(words));
  }
  const text = reason?.textContent ?? part.getAttribute("aria-label");
  if (text) document.dispatchEvent(new CustomEvent("grotto:say", { detail: text }));
}

/* ---- The candidate ---------------------------------------------------------------- */

function candidate() {
  if (turned === null || picked.length === 0) return null;
  return nth(matching(picked), turned);
}

const nth = (list, number) => list[((number % list.length) + list.length) % list.length] ?? null;

// What the piece in hand would be used for where the mouse or the focus is.
function hovering() {
  if (!over?.part.isConnected || turned !== null || picked.length === 0) return null;
  const fitting = matching([...picked, over.part.dataset.words]);
  return fitting.length > 0 ? nth(fitting, over.turned) : null;
}

// The next way in which what is in hand fits.
function turn(by) {
  if (candidate()) turned += by;
  else if (hovering()) over.turned += by;
  else return false;
  present();
  return true;
}

// Whether the decisions differ by the turn of a piece alone: their last word is `r` and a number.
const onlyTurned = (buttons) => buttons.length === 1 || buttons.every(({ value }) => /^r\d$/.test(value.split(" ").at(-1)));

// The drawing of a decision without the words of its place: the element with the id `ghost-`
// and the other words, or as many of them as there is a drawing for.
function drawing(decision, place) {
  const words = decision.split(" ").filter((word) => word !== place);
  for (let start = 0; start < words.length; start += 1) {
    const id = `ghost-${words.slice(start).join("-")}`;
    if (document.getElementById(id)) return `#${id}`;
  }
  return "";
}

function haunt(part, decision) {
  const ghost = part?.querySelector("[data-ghost]");
  if (ghost) ghost.setAttribute("href", drawing(decision, part.dataset.words));
}

function unhaunt() {
  for (const ghost of document.querySelectorAll("[data-ghost][href]")) ghost.removeAttribute("href");
}

const places = (words) => document.querySelectorAll(`[data-tentative] [data-words="${CSS.escape(words)}"]`);

function present() {
  const bar = document.querySelector("#candidate");
  unhaunt();
  for (const button of document.querySelectorAll("[data-candidate]")) button.removeAttribute("data-candidate");
  show(planned);
  const fixed = candidate();
  const button = fixed ?? hovering();
  if (button) {
    button.setAttribute("data-candidate", "");
    for (const part of fixed ? places(picked.at(-1)) : [over.part]) haunt(part, button.value);
  }
  document.dispatchEvent(new CustomEvent("grotto:in-hand", { detail: button?.value ?? null }));
  if (!bar) return;
  const chosen = button ?? planned;
  bar.hidden = !chosen;
  bar.toggleAttribute("data-hovering", Boolean(button && !fixed));
  if (!chosen) return;
  const text = bar.querySelector("#candidate-text");
  const told = (chosen.querySelector(".choice-text") ?? chosen).textContent;
  if (text.textContent !== told) text.textContent = told;
  const ways = button ? matching(fixed ? picked : [...picked, over.part.dataset.words]) : [];
  bar.querySelector("[data-turn]").hidden = ways.length < 2;
}

function confirm() {
  const button = candidate() ?? hovering();
  if (button) {
    forget();
    button.click();
  } else if (planned) {
    plan = lines(planned.dataset.plan);
    forget();
    goOn();
  }
  narrow();
}

/* ---- Plans ------------------------------------------------------------------------ */

// Shows what belongs to the part, and hides what belongs to others.
function show(part) {
  const shown = part?.dataset.shows;
  for (const other of document.querySelectorAll("[data-shown]")) {
    if (other.id !== shown) other.removeAttribute("data-shown");
  }
  if (shown) document.getElementById(shown)?.setAttribute("data-shown", "");
}

function goOn() {
  const buttons = decisions();
  const legal = new Map(buttons.map((button) => [button.value, button]));
  const next = plan.findIndex((words) => legal.has(words));
  if (next < 0) {
    plan = [];
    return;
  }
  const button = legal.get(plan[next]);
  plan = plan.slice(next + 1);
  button.click();
}

/* ---- Clicks and keys -------------------------------------------------------------- */

document.addEventListener("click", (event) => {
  const part = event.target.closest("[data-words], [data-plan], [data-confirm], [data-turn], [data-unpick]");
  if (!part) return;
  if (part.matches("summary")) event.preventDefault();
  if (part === over?.part && over.mouse && hovering() && onlyTurned(matching([...picked, part.dataset.words]))) confirm();
  else if (part.matches("[data-words]")) pick(part);
  else if (part.matches("[data-confirm]")) confirm();
  else if (part.matches("[data-turn]")) turn(1);
  else {
    const again = part === planned;
    forget();
    if (part.matches("[data-plan]") && !again) planned = part;
    narrow();
  }
});

// A mouse carries the piece in hand; with nothing in hand it shows what a click would bring.
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const part = event.target.closest?.("[data-tentative] [data-words], [data-shows]");
  carry(part?.matches("[data-pickable]") ? part : null, true);
  if (part?.matches("[data-shows]")) show(part);
});
document.addEventListener("pointerdown", ({ pointerType }) => {
  if (over && pointerType !== "mouse") carry(null);
});

function carry(part, mouse = false) {
  if (over?.part === part) return;
  over = part && { part, turned: over?.turned ?? 0, mouse };
  present();
}

document.addEventListener("focusin", ({ target }) => {
  if (target.matches("[data-shows]")) show(target);
  else if (target.matches("[data-tentative] [data-pickable]:focus-visible")) carry(target);
});

// The wheel turns what is in hand, and so does the other button of the mouse.
addEventListener("wheel", (event) => {
  if (event.ctrlKey || !event.target.closest?.("[data-tentative]") || !turn(event.deltaY > 0 ? 1 : -1)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { passive: false, capture: true });
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest("[data-tentative]") && over?.mouse && turn(1)) event.preventDefault();
});

const pressing = (element) => element.matches("a, button, summary, input, select, textarea");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (key === "Escape") {
    forget();
    narrow();
  } else if (key === "Enter" && !event.repeat && (candidate() || hovering() || planned) && (!pressing(target) || target === planned)) {
    event.preventDefault();
    confirm();
  } else if ((key === "Enter" || key === " ") && target.matches("[data-words]:not(button, summary)")) {
    event.preventDefault();
    pick(target);
  } else if (document.documentElement.dataset.keys !== "no" && !writing(target) && shortcut(event)) {
    event.preventDefault();
  }
});

const writing = (element) => element.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]");
const SHORTCUTS = { z: "#undo", e: '[data-decision][value="end"]', h: ".hint-ask #hint", p: '[data-decision][value="pass"]', b: "#cm-show-blast" };

// R turns, a digit picks a piece, a letter does what it begins.
function shortcut({ key, shiftKey, repeat }) {
  if (key.toLowerCase() === "r") return turn(shiftKey ? -1 : 1);
  const found = stepwise() && /^[1-9]$/.test(key) ? `#choices > .branch > summary[aria-keyshortcuts="${key}"]` : SHORTCUTS[key];
  const part = found && !repeat && document.querySelector(found);
  part?.click();
  return Boolean(part);
}

/* ---- Start ------------------------------------------------------------------------ */

const version = () => document.querySelector("#choices [name=version]")?.value;
let seen = version();

document.addEventListener("grotto:swapped", () => {
  readList();
  const changed = version() !== seen;
  seen = version();
  // What was picked for an older question is not meant for this one.
  if (changed) forget();
  narrow();
  if (changed && plan.length > 0) goOn();
});
readList();
narrow();
