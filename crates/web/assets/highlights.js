// Pictures of what happened, shown over the board one after the other. They come as templates
// `data-highlight` with the event `grotto:highlights`.

const box = document.querySelector("#highlights");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// How long each is shown in any case, and how long at most, in milliseconds: nobody who plays
// fast is held up.
const DWELL = { glance: [1_200, 2_600], look: [2_500, 7_000] };
const MOST = 3;
const waiting = [];
let shown;

document.addEventListener("grotto:highlights", ({ detail }) => {
  if (document.visibilityState !== "visible") return;
  waiting.push(...detail);
  waiting.splice(0, waiting.length - MOST);
  if (!shown) next();
  else if (shown.seen) end();
});

function next() {
  const template = waiting.shift();
  if (!template) return;
  const picture = document.createElement("div");
  picture.className = "highlight-picture";
  picture.append(template.content.cloneNode(true));
  const [least, most] = DWELL[template.dataset.dwell];
  const now = { picture, seen: false };
  shown = now;
  place(picture);
  box.append(picture);
  setTimeout(() => {
    now.seen = true;
    if (shown === now && waiting.length > 0) end();
  }, least);
  setTimeout(() => shown === now && end(), most);
}

// Over the board, between the header and what can be decided.
function place(picture) {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return;
  const top = Math.max(board.top, document.querySelector(".top").getBoundingClientRect().bottom);
  const bar = document.querySelector(".decision")?.getBoundingClientRect().top ?? innerHeight;
  const bottom = Math.min(bar > top ? bar : innerHeight, board.bottom, innerHeight);
  picture.style.setProperty("--highlight-top", `${top}px`);
  picture.style.setProperty("--highlight-left", `${board.left}px`);
  picture.style.setProperty("--highlight-width", `${board.width}px`);
  picture.style.setProperty("--highlight-height", `${Math.max(bottom - top, 240)}px`);
}

function end() {
  const { picture } = shown;
  picture.classList.add("gone");
  setTimeout(() => picture.remove(), still.matches ? 0 : 300);
  shown = undefined;
  next();
}

// A click or a key goes on.
function dismiss() {
  waiting.length = 0;
  if (shown) end();
}
addEventListener("pointerdown", dismiss);
document.addEventListener("keydown", (event) => !event.ctrlKey && !event.metaKey && !event.altKey && dismiss());
addEventListener("scroll", () => shown && place(shown.picture), { passive: true });
addEventListener("resize", () => shown && place(shown.picture));
