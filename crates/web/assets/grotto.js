// The script of every page. It knows no rules: it puts what the server sends in its place, sends
// forms without leaving the page, and says aloud what is new. Every page works without it. After
// a change it raises `grotto:swapped` for the other scripts, and `grotto:highlights` with pictures
// of what happened; they raise `grotto:say`.

const root = document.documentElement;
const announcer = document.querySelector("#announcer");
const highlights = document.querySelector("#highlights");
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

// How many are shown at once; more would hide the board.
const MOST_TOASTS = 3;

function toast(text, kind = "highlight") {
  const box = document.createElement("p");
  box.className = `toast ${kind}`;
  box.textContent = text;
  highlights.append(box);
  while (highlights.children.length > MOST_TOASTS) highlights.firstElementChild.remove();
  setTimeout(() => box.remove(), kind === "highlight" ? 2_900 : 5_000);
}

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

/* ---- What the reader had ---------------------------------------------------------- */

// What the reader had done to the page and must find again in the new one.
function remember(page) {
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  return {
    focused: focused && {
      element: focused,
      id: focused.id,
      name: focused.name,
      value: focused.type === "submit" ? focused.value : undefined,
      words: focused.dataset.words,
      selection: focused.type === "text" ? [focused.selectionStart, focused.selectionEnd] : null,
    },
    open: [...page.querySelectorAll("details[id]")].map(({ id, open }) => [id, open]),
    typed: [...page.querySelectorAll("input[type=text][id]:not([readonly])")].map(({ id, value }) => [id, value]),
    scrolled: [...page.querySelectorAll("[id]")]
      .filter((element) => element.scrollTop || element.scrollLeft)
      .map((element) => [element.id, element.scrollTop, element.scrollLeft]),
  };
}

function restore(page, memory) {
  const find = (id) => id && page.querySelector(`#${CSS.escape(id)}`);
  for (const [id, open] of memory.open) if (find(id)) find(id).open = open;
  for (const [id, value] of memory.typed) if (find(id) && find(id).value !== value) find(id).value = value;
  for (const [id, top, left] of memory.scrolled) find(id)?.scrollTo({ top, left, behavior: "instant" });
  const was = memory.focused;
  if (!was || document.activeElement === was.element) return;
  const named = was.name && [...page.querySelectorAll(`[name="${CSS.escape(was.name)}"]`)]
    .find((element) => was.value === undefined || element.value === was.value);
  const picked = was.words && page.querySelector(`[data-words="${CSS.escape(was.words)}"]`);
  // A button that is gone leaves the focus on the status line, right before the next choices.
  const target = find(was.id) || named || picked || find("status") || page;
  target.focus({ preventScroll: true });
  if (was.selection) target.setSelectionRange?.(...was.selection);
}

const numbers = (page, name) => [...page.querySelectorAll(`[data-${name}]`)].map((element) => +element.dataset[name]);

// How far the reader has heard: steps of the match, lines of the chat, and whether they are asked.
function heard(page) {
  return {
    step: Math.max(-1, ...numbers(page, "step")),
    chat: Math.max(-1, ...numbers(page, "chat")),
    asked: Boolean(page.querySelector("[data-decision]")),
  };
}

// Announces the sentences of steps that are new, and the new lines of the chat.
function tell(page, before) {
  const pictures = [...page.querySelectorAll("template[data-highlight]")].filter(({ dataset }) => +dataset.highlight > before.step);
  const pictured = new Set(pictures.map(({ dataset }) => dataset.highlight));
  let shown = pictures.length > 0;
  if (shown) document.dispatchEvent(new CustomEvent("grotto:highlights", { detail: pictures }));
  for (const line of page.querySelectorAll("[data-step]")) {
    if (+line.dataset.step <= before.step) continue;
    announce(line.textContent);
    if (line.matches(".highlight") && !pictured.has(line.dataset.step)) {
      toast(line.textContent);
      shown = true;
    }
  }
  for (const line of page.querySelectorAll("[data-chat]")) {
    if (+line.dataset.chat > before.chat) announce(line.textContent);
  }
  const now = heard(page);
  const asked = now.asked && !before.asked;
  if (asked) announce(page.querySelector("#status")?.textContent ?? "");
  if (asked) blip(523, 784);
  else if (shown) blip(330, 247);
  else if (now.step > before.step) blip(440);
}

/* ---- Parts ------------------------------------------------------------------------ */

// A part of the page stands between the comments `[name` and `]`. In a new content the comment
// `=name` stands for a part that has not changed: it is moved there as it is.

function comments(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

function partsOf(root) {
  const parts = new Map();
  const open = [];
  for (const mark of comments(root)) {
    if (mark.data.startsWith("[")) open.push({ name: mark.data.slice(1), start: mark, outermost: open.length === 0 });
    else if (mark.data === "]" && open.length > 0) {
      const part = open.pop();
      parts.set(part.name, { ...part, end: mark });
    }
  }
  return parts;
}

const between = ({ start, end }) => {
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range;
};

function fill(part, content) {
  const range = between(part);
  range.deleteContents();
  range.insertNode(content);
}

function put(changes) {
  const known = partsOf(live());
  // As the inside of what is around the part: a picture or a list.
  const fresh = changes.map(({ name, html }) => [known.get(name), between(known.get(name)).createContextualFragment(html)]);
  // All that stays is taken out first: what was around it may go.
  for (const [, content] of fresh) {
    for (const mark of comments(content)) {
      const kept = mark.data.startsWith("=") && known.get(mark.data.slice(1));
      if (!kept) continue;
      const range = document.createRange();
      range.setStartBefore(kept.start);
      range.setEndAfter(kept.end);
      mark.replaceWith(range.extractContents());
    }
  }
  for (const [part, content] of fresh) fill(part, content);
}

// The lines from a number on make room for new ones. Lines between two headings are one list.
function putLines({ from, html }) {
  const part = partsOf(live()).get("log");
  const box = part.start.parentElement;
  for (const line of [...box.querySelectorAll("[data-line]")]) if (+line.dataset.line >= from) line.remove();
  for (const rest of [...box.querySelectorAll(".nothing, ol:not(:has(li))")]) rest.remove();
  const lines = between(part).createContextualFragment(html);
  const [last, first] = [box.lastElementChild, lines.firstElementChild];
  if (last?.matches("ol") && first?.matches("ol")) {
    last.append(...first.children);
    first.remove();
  }
  part.end.before(lines);
}

// Another step of a replay: everything but the slider, which a hand may hold.
function exchange(fresh) {
  const parts = partsOf(fresh);
  for (const part of partsOf(live()).values()) {
    if (part.outermost && parts.has(part.name)) fill(part, between(parts.get(part.name)).extractContents());
  }
  const slider = live().querySelector("[data-slider] input");
  const there = fresh.querySelector("[data-slider] input");
  if (slider !== document.activeElement) slider.value = there.value;
  slider.setAttribute("aria-valuetext", there.getAttribute("aria-valuetext"));
  announce(live().querySelector("#status").textContent);
  for (const line of live().querySelectorAll(`[data-step="${there.value}"]`)) announce(line.textContent);
}

/* ---- Updates ---------------------------------------------------------------------- */

let transition;
// Updates that wait for a transition to begin. None may be left out: each tells what has changed
// since the one before it.
const pending = [];

// Puts an update in its place. It is `whole`, the new #live, or else what has changed.
function swap(update, { told = true, moving = true } = {}) {
  pending.push({ ...update, told });
  transition?.skipTransition();
  if (moving && document.startViewTransition && !still.matches && document.visibilityState === "visible") {
    transition = document.startViewTransition(putPending);
    // A skipped transition rejects these; its swap has happened all the same.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  } else {
    putPending();
  }
}

function putPending() {
  for (const update of pending.splice(0)) {
    const page = live();
    // It may be older than what was fetched meanwhile.
    if (!page || update.version < +page.dataset.version) continue;
    const [memory, before] = [remember(page), heard(page)];
    try {
      if (update.whole) page.replaceWith(update.whole);
      else if (update.step) exchange(update.step);
      else {
        put(update.changed.parts ?? []);
        if (update.changed.log) putLines(update.changed.log);
        page.dataset.version = update.version;
      }
    } catch {
      // Something else has changed the page: it is sent anew.
      follow({ ...page.dataset, version: "unknown" });
      continue;
    }
    restore(live(), memory);
    document.dispatchEvent(new Event("grotto:swapped"));
    if (update.told) tell(live(), before);
  }
}

const read = (html) => new DOMParser().parseFromString(html, "text/html").querySelector("#live");

async function fetchLive(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const whole = answer.ok && read(await answer.text());
  if (!whole || +whole.dataset.version <= +live().dataset.version) return;
  swap({ whole, version: +whole.dataset.version });
  // What the stream would send next is what has changed since another page.
  follow(whole.dataset);
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

// The server is told which page is here, and sends what is new.
function follow({ stream, version } = live()?.dataset ?? {}) {
  if (!stream) return;
  clearTimeout(reconnect);
  source?.close();
  source = new EventSource(`${stream}?version=${version}`);
  source.addEventListener("open", () => {
    attempts = 0;
    connection(true);
  });
  source.addEventListener("update", (event) => {
    connection(true);
    const { whole, changed } = JSON.parse(event.data);
    swap({ whole: whole && read(whole), changed, version: +event.lastEventId });
  });
  source.addEventListener("error", () => {
    connection(false);
    // The browser tries again by itself unless the answer was an error.
    if (source.readyState !== EventSource.CLOSED) return;
    attempts += 1;
    reconnect = setTimeout(() => follow(), Math.min(30_000, 500 * 2 ** attempts));
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
  if (event.persisted) follow();
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

// A digit decides, where the decisions in sight are few enough to be counted.
const writing = (element) => element.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]");
document.addEventListener("keydown", ({ key, target, repeat, ctrlKey, metaKey, altKey }) => {
  if (!/^[1-9]$/.test(key) || repeat || ctrlKey || metaKey || altKey || root.dataset.keys === "no") return;
  if (writing(target) || document.querySelector("#choices.stepwise, #amount")) return;
  const decisions = [...document.querySelectorAll("[data-decision]")].filter((button) => button.checkVisibility());
  decisions[key - 1]?.click();
});

document.addEventListener("keydown", (event) => {
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
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      const step = answer.ok && read(await answer.text());
      if (step) swap({ step }, { told: false, moving });
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
