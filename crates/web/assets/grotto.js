// The script of every page. It knows no rules: it swaps in what the server sends, sends forms
// without leaving the page, and says aloud what is new. Every page works without it. After a
// swap it raises `grotto:swapped` for the other scripts; they raise `grotto:say`.

const root = document.documentElement;
const announcer = document.querySelector("#announcer");
const moments = document.querySelector("#moments");
const banner = document.querySelector("#connection");
const say = document.body.dataset;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const live = () => document.querySelector("#live");

/* ---- Saying and showing ----------------------------------------------------------- */

// A screen reader reads what is added; old lines are cleared once they have been heard.
function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  announcer.append(line);
  setTimeout(() => line.remove(), 10_000);
}

// How many moments are shown at once; more would hide the board.
const MOST_TOASTS = 3;

function toast(text, kind = "moment") {
  const box = document.createElement("p");
  box.className = `toast ${kind}`;
  box.textContent = text;
  moments.append(box);
  while (moments.children.length > MOST_TOASTS) moments.firstElementChild.remove();
  setTimeout(() => box.remove(), kind === "moment" ? 2_900 : 5_000);
}

// Pictures of what happened are shown one after the other. How long each is shown in any case,
// and how long at most, in milliseconds: whoever plays fast is not held up.
const PACES = { glance: [1_200, 2_600], look: [2_500, 7_000] };
const MOST_SCENES = 3;
const scenes = [];
let scene;

function showScenes(fresh) {
  if (document.visibilityState !== "visible") return;
  scenes.push(...fresh);
  scenes.splice(0, scenes.length - MOST_SCENES);
  if (!scene) nextScene();
  else if (scene.seen) endScene();
}

function nextScene() {
  const template = scenes.shift();
  if (!template) return;
  const box = document.createElement("div");
  box.className = "scene";
  box.append(template.content.cloneNode(true));
  const [least, most] = PACES[template.dataset.pace];
  const shown = { box, seen: false };
  scene = shown;
  place(box);
  moments.append(box);
  setTimeout(() => {
    shown.seen = true;
    if (scene === shown && scenes.length > 0) endScene();
  }, least);
  setTimeout(() => scene === shown && endScene(), most);
}

// Over the board, between the header and what can be decided.
function place(box) {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return;
  const top = Math.max(board.top, document.querySelector(".top").getBoundingClientRect().bottom);
  const bar = document.querySelector(".decision")?.getBoundingClientRect().top ?? innerHeight;
  const bottom = Math.min(bar > top ? bar : innerHeight, board.bottom, innerHeight);
  box.style.setProperty("--scene-top", `${top}px`);
  box.style.setProperty("--scene-left", `${board.left}px`);
  box.style.setProperty("--scene-width", `${board.width}px`);
  box.style.setProperty("--scene-height", `${Math.max(bottom - top, 240)}px`);
}

function endScene() {
  const { box } = scene;
  box.classList.add("gone");
  setTimeout(() => box.remove(), still.matches ? 0 : 300);
  scene = undefined;
  nextScene();
}

// Whoever has seen enough goes on.
function dismissScenes() {
  scenes.length = 0;
  if (scene) endScene();
}
addEventListener("pointerdown", dismissScenes);
addEventListener("scroll", () => scene && place(scene.box), { passive: true });
addEventListener("resize", () => scene && place(scene.box));

function complain(text) {
  announce(text);
  toast(text, "refusal");
}

let audio;
function blip(...notes) {
  if (root.dataset.sounds !== "yes") return;
  audio ??= new AudioContext();
  notes.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.12;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}

/* ---- Swapping #live --------------------------------------------------------------- */

const lastStep = (part) => Math.max(-1, ...[...part.querySelectorAll("[data-step]")].map((line) => +line.dataset.step));
const chatLines = (part) => [...part.querySelectorAll("[data-chat]")].map((line) => line.textContent);

// What the reader had done to the old part and must find again in the new one.
function remember(part) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  return {
    focused: focused && {
      id: focused.id,
      name: focused.name,
      value: focused.type === "submit" ? focused.value : undefined,
      words: focused.dataset.words,
      selection: focused.type === "text" ? [focused.selectionStart, focused.selectionEnd] : null,
    },
    open: [...part.querySelectorAll("details[id]")].map(({ id, open }) => [id, open]),
    typed: [...part.querySelectorAll("input[type=text][id]:not([readonly])")].map(({ id, value }) => [id, value]),
    scrolled: [...part.querySelectorAll("[id]")]
      .filter((element) => element.scrollTop || element.scrollLeft)
      .map((element) => [element.id, element.scrollTop, element.scrollLeft]),
  };
}

function restore(part, memory) {
  const find = (id) => id && part.querySelector(`#${CSS.escape(id)}`);
  for (const [id, open] of memory.open) if (find(id)) find(id).open = open;
  for (const [id, value] of memory.typed) if (find(id)) find(id).value = value;
  for (const [id, top, left] of memory.scrolled) find(id)?.scrollTo({ top, left, behavior: "instant" });
  const was = memory.focused;
  if (!was) return;
  const named = was.name && [...part.querySelectorAll(`[name="${CSS.escape(was.name)}"]`)]
    .find((element) => was.value === undefined || element.value === was.value);
  const picked = was.words && part.querySelector(`[data-words="${CSS.escape(was.words)}"]`);
  // A button that is gone leaves the focus on the status line, right before the next choices.
  const target = find(was.id) || named || picked || find("status") || part;
  target.focus({ preventScroll: true });
  if (was.selection) target.setSelectionRange?.(...was.selection);
}

// Announces the sentences of steps that are new, and the chat lines behind the known ones.
function tell(before, after) {
  const known = lastStep(before);
  const pictures = [...after.querySelectorAll("template[data-scene]")].filter(({ dataset }) => +dataset.scene > known);
  const pictured = new Set(pictures.map(({ dataset }) => dataset.scene));
  let shown = pictures.length > 0;
  showScenes(pictures);
  for (const line of after.querySelectorAll("[data-step]")) {
    if (+line.dataset.step <= known) continue;
    announce(line.textContent);
    if ("moment" in line.dataset && !pictured.has(line.dataset.step)) {
      toast(line.textContent);
      shown = true;
    }
  }
  const old = chatLines(before);
  const now = chatLines(after);
  let kept = Math.min(old.length, now.length);
  while (kept > 0 && old.slice(-kept).join("\n") !== now.slice(0, kept).join("\n")) kept -= 1;
  for (const line of now.slice(kept)) announce(line);
  const asked = after.querySelector("[data-decision]") && !before.querySelector("[data-decision]");
  if (asked) announce(after.querySelector("#status")?.textContent ?? "");
  if (asked) blip(523, 784);
  else if (shown) blip(330, 247);
  else if (lastStep(after) > known) blip(440);
}

// Exchanges everything but the slider, which a hand may hold, and says where it stands now.
function exchangeParts(before, fresh) {
  for (const part of before.querySelectorAll("[data-part]")) {
    part.replaceWith(fresh.querySelector(`[data-part="${part.dataset.part}"]`));
  }
  const slider = before.querySelector("[data-slider] input");
  const there = fresh.querySelector("[data-slider] input");
  if (slider !== document.activeElement) slider.value = there.value;
  slider.setAttribute("aria-valuetext", there.getAttribute("aria-valuetext"));
  announce(before.querySelector("#status").textContent);
  for (const line of before.querySelectorAll(`[data-step="${there.value}"]`)) announce(line.textContent);
}

let transition;
let shownHtml = "";

function swap(html, { told = true, moving = true } = {}) {
  if (html === shownHtml) return;
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector("#live");
  const current = live();
  if (!fresh || !current) return;
  if (+fresh.dataset.version < +current.dataset.version) return;
  shownHtml = html;
  const put = () => {
    const before = live();
    // While a transition waited, something newer may have come.
    if (+fresh.dataset.version < +before.dataset.version) return;
    const memory = remember(before);
    if (before.querySelector("[data-slider]")) exchangeParts(before, fresh);
    else before.replaceWith(fresh);
    restore(live(), memory);
    document.dispatchEvent(new Event("grotto:swapped"));
    if (told) tell(before, fresh);
  };
  transition?.skipTransition();
  if (moving && document.startViewTransition && !still.matches && document.visibilityState === "visible") {
    transition = document.startViewTransition(put);
    // A skipped transition rejects these; its swap has happened all the same.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  } else {
    put();
  }
}

async function fetchLive(address, options) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (answer.ok) swap(await answer.text(), options);
}

/* ---- The stream ------------------------------------------------------------------- */

let source;
let attempts = 0;
let reconnect;
let bannerTimer;

function connection(ok) {
  clearTimeout(bannerTimer);
  if (ok) banner.textContent = "";
  // A hiccup is not worth a word.
  else if (!banner.textContent) bannerTimer = setTimeout(() => (banner.textContent = say.sayLost), 1_500);
}

function follow() {
  const address = live()?.dataset.stream;
  if (!address) return;
  clearTimeout(reconnect);
  source?.close();
  source = new EventSource(address);
  source.addEventListener("open", () => {
    attempts = 0;
    connection(true);
  });
  source.addEventListener("update", (event) => {
    connection(true);
    swap(event.data);
  });
  source.addEventListener("error", () => {
    connection(false);
    // The browser tries again by itself unless the answer was an error.
    if (source.readyState !== EventSource.CLOSED) return;
    attempts += 1;
    reconnect = setTimeout(follow, Math.min(30_000, 500 * 2 ** attempts));
  });
}

const connected = () => source?.readyState === EventSource.OPEN;
addEventListener("online", () => connected() || follow());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && !connected()) follow();
});
// A page that leaves must not hold its stream, or the way back would find it stale.
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  follow();
  if (live()?.dataset.stream) fetchLive(location.href);
});

/* ---- Quiet forms ------------------------------------------------------------------ */

async function post(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const request = () => fetch(form.getAttribute("action"), {
    method: "POST",
    body,
    headers: { Accept: "application/json", "X-Requested-With": "grotto" },
  });
  // A lost answer is asked for once more: a decision names its version, so it counts once.
  return request().catch(() => new Promise((again) => setTimeout(again, 600)).then(request));
}

async function sendQuietly(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  const sending = post(form, submitter);
  const buttons = [...form.querySelectorAll("button")].filter((button) => !button.disabled);
  // Not `disabled`: that would throw the keyboard's focus away.
  for (const button of buttons) button.setAttribute("aria-disabled", "true");
  if (submitter?.matches("[data-decision]")) submitter.dataset.sent = "";
  try {
    const answer = await sending;
    if (!answer.ok) {
      const { error } = await answer.json().catch(() => ({}));
      complain(error?.message ?? say.sayFailed);
    } else {
      if ("clear" in form.dataset) clearTyped(form);
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
      else if (!connected()) await fetchLive(location.href);
    }
  } catch {
    complain(say.sayFailed);
  } finally {
    form.removeAttribute("aria-busy");
    for (const button of buttons) button.removeAttribute("aria-disabled");
    if (submitter) delete submitter.dataset.sent;
  }
}

// The form may have been swapped while its text was on the way.
function clearTyped(form) {
  for (const { id } of form.querySelectorAll("input[type=text][id]")) {
    const field = document.getElementById(id);
    if (field) field.value = "";
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if ("quiet" in form.dataset) {
    event.preventDefault();
    sendQuietly(form, event.submitter);
  } else if (event.submitter?.name === "theme") {
    event.preventDefault();
    post(form, event.submitter).catch(() => complain(say.sayFailed));
    root.dataset.theme = event.submitter.value;
    for (const pill of form.querySelectorAll("[name=theme]")) pill.ariaPressed = String(pill === event.submitter);
  }
});

document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form && "onChange" in form.dataset) form.requestSubmit();
});

/* ---- A finger that rests ---------------------------------------------------------- */

// What a mouse learns by hovering a finger learns by resting: the text of the `data-told` in
// the part below it. Nothing is picked by that.
const LONG_PRESS = 500;
let resting;
let rested = false;

document.addEventListener("pointerdown", (event) => {
  clearTimeout(resting);
  rested = false;
  const told = event.pointerType === "touch" && event.target.closest(":has(> [data-told])")?.querySelector(":scope > [data-told]");
  if (!told) return;
  resting = setTimeout(() => {
    rested = true;
    toast(told.textContent, "told");
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

/* ---- Clicks and keys -------------------------------------------------------------- */

async function copy(button) {
  const field = document.querySelector(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without a secure context there is only the old way.
    field.select();
    document.execCommand("copy");
  }
  announce(say.sayCopied);
  toast(say.sayCopied);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-copy], [data-step-link], [data-decision]");
  if (target?.matches("[data-copy]")) copy(target);
  else if (target?.matches("[data-step-link]") && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    goTo(new URL(target.href).searchParams.get("step"), true);
  } else if (target?.matches("[data-decision][aria-disabled=true]")) event.preventDefault();
  const menu = document.querySelector("#settings[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) dismissScenes();
  const menu = document.querySelector("#settings[open]");
  if (event.key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// What the other scripts want to say: why something cannot be done.
document.addEventListener("grotto:say", (event) => complain(event.detail));

/* ---- Replay ----------------------------------------------------------------------- */

// One request at a time; while it runs only the last wish counts.
let wanted = null;
let going = false;

async function goTo(step, moving) {
  wanted = step;
  if (going) return;
  going = true;
  try {
    while (wanted !== null) {
      const address = `${location.pathname}?step=${wanted}`;
      wanted = null;
      await fetchLive(address, { told: false, moving });
      history.replaceState(null, "", address);
    }
  } catch {
    complain(say.sayFailed);
  } finally {
    going = false;
  }
}

document.addEventListener("input", (event) => {
  if (event.target.closest("[data-slider]")) goTo(event.target.value, false);
});

/* ---- Start ------------------------------------------------------------------------ */

// A link to a folded form opens it.
const named = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
if (named instanceof HTMLDetailsElement) named.open = true;
follow();
