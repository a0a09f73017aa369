// A replay: steps without leaving the page, playing by itself, keys. It asks the server for what
// differs between two steps, and raises `grotto:put` for the script of every page to put it in its
// place. Without it the same steps are links.

const controls = document.querySelector("[data-replay]");
const slider = document.querySelector("#step");
const track = document.querySelector(".replay-line");
const trial = document.querySelector("#try");
const playButton = document.querySelector("#replay-play");
const speed = document.querySelector("#replay-speed");
const last = +slider.max;

const raise = (kind, detail) => document.dispatchEvent(new CustomEvent(`grotto:${kind}`, { detail }));

/* ---- Steps ------------------------------------------------------------------------ */

// The step on the page, or on its way there.
let shown = +slider.value;
// One request at a time; while it runs only the last wish counts.
let wanted = null;
let going = false;
// What was fetched ahead: the step, and the answer on its way.
let ahead = null;

async function fetchStep(from, step) {
  const answer = await fetch(`${controls.dataset.replay}?from=${from}&step=${step}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`step ${step} was refused`);
  return answer.json();
}

function fetchAhead(from, step) {
  const answer = fetchStep(from, step);
  // Nobody may ever want it.
  answer.catch(() => {});
  ahead = { from, step, answer };
}

function load(step) {
  const known = ahead?.from === shown && ahead.step === step ? ahead.answer : null;
  ahead = null;
  return known ?? fetchStep(shown, step);
}

// Shows a step. Answers with what has changed, or `null` if another wish came first.
async function goTo(step) {
  wanted = Math.max(0, Math.min(last, step));
  if (going) return null;
  going = true;
  let changed = null;
  try {
    while (wanted !== null) {
      const next = wanted;
      wanted = null;
      if (next === shown) continue;
      ({ changed } = await load(next));
      const forward = next > shown;
      shown = next;
      settle(forward);
      raise("put", { changed });
    }
  } catch {
    pause();
    raise("say", document.body.dataset.sayFailed);
  } finally {
    going = false;
  }
  return changed;
}

// What is in no part and goes along with the step that is about to be put in its place.
function settle(forward) {
  const step = shown;
  if (+slider.value !== step) slider.value = step;
  trial.querySelector("[name=step]").value = step;
  trial.querySelector("button").disabled = step === last;
  history.replaceState(null, "", `${location.pathname}?step=${step}`);
  document.addEventListener("grotto:settled", () => {
    const status = document.querySelector("#status").textContent;
    slider.setAttribute("aria-valuetext", status);
    // While it plays, what happens is worth hearing and the count is not.
    if (!playing) raise("announce", status);
    if (!forward) return;
    for (const line of document.querySelectorAll(`.log [data-step="${step}"]`)) raise("announce", line.textContent);
  }, { once: true });
}

const stepOf = (link) => +new URL(link.getAttribute("href"), location.href).searchParams.get("step");

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("[data-step-link]");
  if (!link) return;
  event.preventDefault();
  pause();
  goTo(stepOf(link));
});

slider.addEventListener("input", () => {
  pause();
  goTo(+slider.value);
});

// The track is as wide as the slider's way, so a click on it names a step as well.
track.addEventListener("click", (event) => {
  if (event.target.closest("a")) return;
  const { left, width } = track.getBoundingClientRect();
  pause();
  goTo(Math.round(((event.clientX - left) / width) * last));
});

/* ---- Playing by itself ------------------------------------------------------------ */

// How long a step is looked at, at the usual speed.
const LOOK = 1_600;
// A step of which the board and the log show nothing passes faster.
const GLANCE = 300;
const UNSEEN = new Set(["status", "steps", "headings", "mark"]);

let playing = false;
let timer;

function showPlaying() {
  const label = playing ? playButton.dataset.pause : playButton.dataset.play;
  playButton.ariaPressed = String(playing);
  playButton.title = label;
  playButton.querySelector(".hidden-text").textContent = label;
}

function pause() {
  clearTimeout(timer);
  if (!playing) return;
  playing = false;
  showPlaying();
}

async function play() {
  if (playing) return;
  playing = true;
  showPlaying();
  if (shown === last) await goTo(0);
  next(0);
}

function next(wait) {
  clearTimeout(timer);
  if (!playing) return;
  if (shown === last) {
    pause();
    return;
  }
  if (ahead?.step !== shown + 1) fetchAhead(shown, shown + 1);
  timer = setTimeout(async () => {
    if (!playing) return;
    const changed = await goTo(shown + 1);
    const seen = changed?.log || changed?.parts?.some(({ name }) => !UNSEEN.has(name));
    next((seen ? LOOK : GLANCE) / +speed.value);
  }, wait);
}

playButton.addEventListener("click", () => (playing ? pause() : play()));
speed.addEventListener("change", () => {
  localStorage.setItem("replay-speed", speed.value);
  if (playing) next(LOOK / +speed.value);
});
const usual = localStorage.getItem("replay-speed");
if ([...speed.options].some(({ value }) => value === usual)) speed.value = usual;
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && pause());

/* ---- Keys ------------------------------------------------------------------------- */

const follow = (id) => {
  const link = document.getElementById(id);
  if (link.hasAttribute("href")) link.click();
};

const KEYS = {
  " ": () => (playing ? pause() : play()),
  ArrowLeft: () => follow("replay-back"),
  ArrowRight: () => follow("replay-forward"),
  PageUp: () => follow("replay-heading-before"),
  PageDown: () => follow("replay-heading-after"),
  Home: () => follow("replay-first"),
  End: () => follow("replay-last"),
};

// What uses these keys itself, or is pressed with the space bar.
const OWN_KEYS = "input, select, textarea, [contenteditable], [role=region]";
const PRESSED = "button, a, summary";

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || document.documentElement.dataset.keys === "no") return;
  const action = KEYS[key];
  if (!action || target.closest(OWN_KEYS) || (key === " " && target.closest(PRESSED))) return;
  event.preventDefault();
  action();
});
