// The script of every page. It knows no rules: it puts what the server sends in its place, sends
// forms without leaving the page, and says aloud what is new. Every page works without it. After
// a change it raises `grotto:swapped` for the other scripts, and before and after one
// `grotto:highlights` with what happened in it; once all that came is in its place,
// `grotto:settled`. They raise `grotto:say`, `grotto:announce` and
// `grotto:put`.

const root = document.documentElement;
const announcer = document.querySelector("#announcer");
const toasts = document.querySelector("#toasts");
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
  toasts.append(box);
  while (toasts.children.length > MOST_TOASTS) toasts.firstElementChild.remove();
  setTimeout(() => box.remove(), kind === "highlight" ? 2_900 : 5_000);
}

function complain(text) {
  announce(text);
  toast(text, "refusal");
}

const sound = (name) => document.dispatchEvent(new CustomEvent("grotto:sound", { detail: name }));

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
    chosen: [...page.querySelectorAll(".tabs input:checked")].map(({ id }) => id),
    typed: [...page.querySelectorAll("input[type=text][id]:not([readonly])")].map(({ id, value }) => [id, value]),
    scrolled: [...page.querySelectorAll("[id]")]
      .filter((element) => element.scrollTop || element.scrollLeft)
      .map((element) => [element.id, element.scrollTop, element.scrollLeft]),
  };
}

function restore(page, memory) {
  const find = (id) => id && page.querySelector(`#${CSS.escape(id)}`);
  for (const [id, open] of memory.open) if (find(id)) find(id).open = open;
  for (const id of memory.chosen) if (find(id)) find(id).checked = true;
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

// A film hides the question and its buttons, and browsers take the focus from what is hidden. Those
// who had it at the decision get it back there when all is shown.
let wasAtDecision = false;
addEventListener("pointerdown", () => (wasAtDecision = false), true);
addEventListener("focusin", ({ target }) => (wasAtDecision = target.closest(".decision") !== null), true);
document.addEventListener("grotto:settled", () => {
  if (wasAtDecision && document.activeElement === document.body) live()?.querySelector("#status")?.focus({ preventScroll: true });
});

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
function tell(page, before, pictured) {
  for (const line of page.querySelectorAll("[data-step]")) {
    if (+line.dataset.step <= before.step) continue;
    announce(line.textContent);
    if (line.matches(".highlight") && !pictured.has(line.dataset.step)) toast(line.textContent);
  }
  for (const line of page.querySelectorAll("[data-chat]")) {
    if (+line.dataset.chat > before.chat) announce(line.textContent);
  }
  const now = heard(page);
  if (now.asked && !before.asked) announce(page.querySelector("#status")?.textContent ?? "");
  if (now.step > before.step && pictured.size === 0) sound("step");
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

/* ---- Updates ---------------------------------------------------------------------- */

// Updates that wait for their turn: the film of the one before them is still on. None may be left
// out: each tells what has changed since the one before it.
const queue = [];
let settling = false;

// A button that is replaced between press and release never hears of the click. So what comes
// while something is pressed waits for its end, but not for that of a long drag.
const LONG_PRESS = 1_000;
const held = [];
let pressed;

function release() {
  clearTimeout(pressed);
  pressed = undefined;
  held.splice(0).forEach(swap);
}
addEventListener("pointerdown", () => {
  clearTimeout(pressed);
  pressed = setTimeout(release, LONG_PRESS);
}, true);
// The click comes right after.
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(release), true);

// An update is `whole`, the new #live, or what has `changed`.
function swap(update) {
  if (pressed) {
    held.push(update);
    return;
  }
  if (update.whole) queue.length = 0;
  queue.push(update);
  putAtOnce(update);
  settle();
}

// What happened is shown where the eyes are, and all of that waits for the film; everything
// else, above all what can be decided, comes at once.
const IN_THE_FILM = ".board, .beside, .below, .table-head, .explanation, #status, .talk-panel-log";
const WAITING_PARTS = new Set(["latest", "beside", "below", "highlights"]);

function putAtOnce(update) {
  const page = live();
  if (!update.changed?.parts || update.version < +page.dataset.version) return;
  const known = partsOf(page);
  const waits = ({ name }) => WAITING_PARTS.has(name) || !known.has(name) || known.get(name).start.parentElement.closest(IN_THE_FILM);
  const atOnce = update.changed.parts.filter((part) => !waits(part));
  update.changed.parts = update.changed.parts.filter(waits);
  // With nothing before it, it is put in its place in one go.
  if (!settling && !hasFilm(update)) update.changed.parts.push(...atOnce);
  else if (atOnce.length > 0) place(update, { parts: atOnce });
}

async function settle() {
  if (settling) return;
  settling = true;
  while (queue.length > 0) {
    const update = queue[0];
    const templates = highlightsOf(update);
    await play(templates, "before");
    // A whole page may have come meanwhile.
    if (queue[0] !== update) continue;
    queue.shift();
    if (live() && !(update.version < +live().dataset.version)) place(update, update.changed, templates);
    await play(templates, "after");
  }
  settling = false;
  document.dispatchEvent(new Event("grotto:settled"));
}

const hasFilm = (update) => highlightsOf(update).length > 0;

// The templates of steps that are new. Somebody who comes back sees the position, not the film.
function highlightsOf({ whole, changed }) {
  const { step } = heard(live());
  let source;
  if (changed) {
    source = document.createElement("template");
    source.innerHTML = changed.parts?.find(({ name }) => name === "highlights")?.html ?? "";
    source = source.content;
  } else if (whole?.matches(".over") && live().matches(".playing")) source = whole;
  const all = source ? [...source.querySelectorAll("template[data-highlight]")] : [];
  return all.filter(({ dataset }) => +dataset.highlight > step);
}

// The film is up to another script, which says how long it takes.
function play(all, over) {
  const templates = all.filter(({ dataset }) => dataset.over === over);
  if (templates.length === 0) return undefined;
  const waits = [];
  document.dispatchEvent(new CustomEvent("grotto:highlights", { detail: { templates, over, wait: (film) => waits.push(film) } }));
  return Promise.all(waits);
}

// Puts what has changed in its place, and says what is new.
function place(update, changed, templates = []) {
  const page = live();
  const [memory, before, pieces] = [remember(page), heard(page), whereabouts(page)];
  const isOver = update.whole?.matches(".over") && page.matches(".playing");
  try {
    if (update.whole) page.replaceWith(update.whole);
    else {
      put(changed.parts ?? []);
      if (changed.log) putLines(changed.log);
      if (update.version && !queue.includes(update)) page.dataset.version = update.version;
    }
  } catch {
    // Something else has changed the page: it is sent anew.
    follow({ ...page.dataset, version: "unknown" });
    return;
  }
  if (isOver) live().dataset.justOver = "";
  restore(live(), memory);
  if (heard(live()).step !== before.step) glide(pieces);
  document.dispatchEvent(new Event("grotto:swapped"));
  if (update.told !== false) tell(live(), before, new Set(templates.map(({ dataset }) => dataset.highlight)));
}

/* ---- Pieces that move ------------------------------------------------------------- */

// A piece has the same `data-piece` before and after. It glides from where it was to where it
// is, below everything that can be clicked: nothing waits for it.
const GLIDE = 350;

function whereabouts(page) {
  if (still.matches || document.visibilityState !== "visible") return new Map();
  return new Map([...page.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
}

function glide(pieces) {
  for (const piece of live().querySelectorAll("[data-piece]")) {
    const was = pieces.get(piece.dataset.piece);
    const is = piece.getBoundingClientRect();
    if (!was?.width || !is.width) continue;
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    // In a drawing lengths are those of the drawing.
    const scale = piece.ownerSVGElement ? piece.getScreenCTM().a : 1;
    piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0 0" }], { duration: GLIDE, easing: "ease-in-out" });
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
      if ("fold" in form.dataset) form.closest("details")?.removeAttribute("open");
      if (form.dataset.done) toast(form.dataset.done);
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

document.addEventListener("grotto:toast", ({ detail }) => toast(detail, "told"));

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
  const target = event.target.closest("[data-copy], [data-decision]");
  if (target?.matches("[data-copy]")) copy(target);
  else if (target?.matches("[data-decision][aria-disabled=true]")) event.preventDefault();
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

// Some decisions have a key of their own.
document.addEventListener("keydown", (event) => {
  const { key, target, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (repeat || ctrlKey || metaKey || altKey || shiftKey || target.matches("input, textarea, select, [contenteditable]")) return;
  const decision = document.querySelector(`[data-decision][data-key="${CSS.escape(key)}"]`);
  if (root.dataset.keys === "no" || !decision) return;
  event.preventDefault();
  decision.click();
});

document.addEventListener("keydown", (event) => {
  const menu = document.querySelector("#settings[open]");
  if (event.key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// What the other scripts want to say: why something cannot be done, and what is only to be heard.
document.addEventListener("grotto:say", (event) => complain(event.detail));
document.addEventListener("grotto:announce", (event) => announce(event.detail));
// What they have fetched themselves.
document.addEventListener("grotto:put", ({ detail: { changed } }) => swap({ changed, told: false }));

/* ---- Start ------------------------------------------------------------------------ */

// A link to a folded form opens it.
const named = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
if (named instanceof HTMLDetailsElement) named.open = true;
follow();
