// What every table has around its board: the full screen, the place for explanations, the tabs.

/* ---- Full screen ------------------------------------------------------------------ */

const root = document.documentElement;
if (!document.fullscreenEnabled) root.dataset.noFullScreen = "";
document.addEventListener("click", ({ target }) => {
  if (!target.closest("[data-full-screen]")) return;
  if (document.fullscreenElement) document.exitFullscreen();
  else root.requestFullscreen().catch(() => {});
});

/* ---- Explanations ----------------------------------------------------------------- */

// What is under the pointer or has the focus is explained in the place for explanations, and for a
// while what a finger rests on. The words are in its `data-told`, or they are its `data-name` and
// the entry that its `data-tells` names; of a thing with nothing but a label they are the label.
// They may lead to a place in the rules.
const DELAY = 140;
let waiting;

function toldOf(target) {
  const thing = target.closest?.("[data-tells], :has(> [data-told])");
  const told = thing?.querySelector(":scope > [data-told]");
  if (!thing || told) return told;
  const entry = document.getElementById(`told-${thing.dataset.tells}`);
  const both = document.createElement("p");
  if (entry?.dataset.rules) both.dataset.rules = entry.dataset.rules;
  const name = document.createElement("b");
  name.textContent = `${thing.dataset.name ?? thing.ariaLabel}. `;
  both.append(name, (thing.dataset.name && entry?.textContent) ?? "");
  return both;
}

function explain(told) {
  clearTimeout(waiting);
  const box = document.querySelector("#explanation");
  if (!box) return;
  waiting = setTimeout(() => {
    box.hidden = !told;
    box.replaceChildren(...(told ? [...told.cloneNode(true).childNodes] : []));
    if (!told?.dataset.rules) return;
    const link = Object.assign(document.createElement("a"), { className: "told-rules", href: told.dataset.rules, target: "_blank", tabIndex: -1 });
    link.textContent = box.dataset.rules;
    box.append(link);
  }, told ? DELAY : 3 * DELAY);
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "mouse") return;
  if (target.closest("#explanation")) clearTimeout(waiting);
  else explain(toldOf(target));
});
document.addEventListener("focusin", ({ target }) => explain(toldOf(target)));
document.addEventListener("keydown", ({ key, target }) => {
  const writes = target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
  if (key === "?" && !writes && root.dataset.keys !== "no") document.querySelector("#explanation > a")?.click();
});

/* ---- A finger that rests ---------------------------------------------------------- */

// What a mouse learns by hovering a finger learns by resting. Nothing is picked by that.
const LONG_PRESS = 500;
let resting;
let rested = false;

document.addEventListener("pointerdown", (event) => {
  clearTimeout(resting);
  rested = false;
  const told = event.pointerType === "touch" && toldOf(event.target);
  if (!told) return;
  resting = setTimeout(() => {
    rested = true;
    if (document.querySelector(".explanation")?.checkVisibility()) explain(told);
    else document.dispatchEvent(new CustomEvent("grotto:toast", { detail: told.textContent }));
  }, LONG_PRESS);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(resting));
document.addEventListener("contextmenu", (event) => rested && event.preventDefault());
document.addEventListener("click", (event) => {
  if (!rested) return;
  rested = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

/* ---- Tabs ------------------------------------------------------------------------- */

// A line of the chat that came while another tab was in sight leaves a dot.
const newest = () => Math.max(-1, ...[...document.querySelectorAll("[data-chat]")].map(({ dataset }) => +dataset.chat));
let read = newest();
function markUnread() {
  const tab = document.querySelector("#talk-chat");
  if (!tab) return;
  if (tab.checked) read = newest();
  tab.nextElementSibling.classList.toggle("has-unread", newest() > read);
}
document.addEventListener("grotto:swapped", markUnread);
document.addEventListener("change", ({ target }) => target.name === "talk" && markUnread());
