// Plays what happened: the templates `data-highlight` that come with the event
// `grotto:highlights`, one after the other. Each has a caption, cues and a length; see
// highlight.rs. Everything is drawn in a layer that no click meets, so that all controls work
// while something moves. A click or a key ends the film.

const layer = document.querySelector("#highlights");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// How long a highlight that waits for the viewer waits at most, and how long a still picture is
// shown at least, in milliseconds.
const PATIENCE = 8_000;
const STILL = 900;
const FLIGHT = 450;
const STAGGER = 70;
// More pieces than these fly as these.
const MOST_PIECES = 8;

// The classes put on spots, and where the pictures lie.
const marked = [];
const placed = [];
// Set while the viewer wants to see no more of what is in the queue.
let skipping = false;
let goOn = () => {};

document.addEventListener("grotto:highlights", ({ detail }) => {
  if (document.visibilityState === "visible" && !skipping) detail.wait(film(detail));
});

async function film({ templates, over }) {
  document.querySelector("#live").dataset.film = over;
  for (const template of templates) {
    if (skipping) break;
    await show(template);
  }
  delete document.querySelector("#live").dataset.film;
  caption();
  // What is played over the position before stays until the next one is there.
  if (over === "after") clear();
}

async function show(template) {
  const { length, caption: words, sound } = template.dataset;
  // Where nothing moves a flight has nothing to show.
  if (still.matches && length && !template.content.querySelector('[data-cue="mark"], [data-cue="place"]')) return;
  caption(words);
  if (sound) document.dispatchEvent(new CustomEvent("grotto:sound", { detail: sound }));
  for (const cue of template.content.cloneNode(true).children) CUES[cue.dataset.cue](cue);
  const milliseconds = length ? Math.max(+length, still.matches ? STILL : 0) : PATIENCE;
  await new Promise((resolve) => {
    goOn = resolve;
    setTimeout(resolve, milliseconds);
  });
}

// The words stand in the place of the question.
function caption(words = "") {
  const box = document.querySelector("#film");
  if (!box) return;
  box.hidden = !words;
  box.querySelector("#film-caption").textContent = words;
}

const spots = (name) => [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].filter((spot) => spot.checkVisibility());

const CUES = {
  mark({ dataset }) {
    for (const spot of spots(dataset.spot)) {
      spot.classList.add(dataset.class);
      marked.push([spot, dataset.class]);
    }
  },

  place(cue) {
    for (const spot of spots(cue.dataset.spot)) {
      const picture = cue.cloneNode(true);
      picture.className = "cue";
      placed.push([picture, spot]);
      cover(picture, spot);
      layer.append(picture);
    }
  },

  fly(cue) {
    // Where several places share the name, the pieces come from all of them.
    const [from, to] = [spots(cue.dataset.from), spots(cue.dataset.to)[0]];
    if (from.length === 0 || !to) return;
    const end = middle(to);
    const pieces = Math.min(+cue.dataset.count, MOST_PIECES);
    for (let piece = 0; piece < pieces; piece += 1) {
      const start = middle(from[piece % from.length]);
      const picture = cue.cloneNode(true);
      picture.className = "cue flying";
      layer.append(picture);
      const at = ({ x, y }, scale) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})` });
      const flight = picture.animate([at(start, 0.7), { offset: 0.5, ...at({ x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 }, 1.15) }, at(end, 0.8)], {
        duration: still.matches ? 0 : FLIGHT,
        delay: still.matches ? 0 : piece * STAGGER,
        easing: "ease-in-out",
        fill: "both",
      });
      flight.finished.then(() => picture.remove(), () => picture.remove());
    }
  },
};

function middle(spot) {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function cover(picture, spot) {
  const { left, top, width, height } = spot.getBoundingClientRect();
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

function clear() {
  for (const [spot, name] of marked.splice(0)) spot.classList.remove(name);
  placed.length = 0;
  for (const picture of [...layer.querySelectorAll(".cue")]) picture.remove();
}

const follow = () => placed.forEach(([picture, spot]) => cover(picture, spot));
addEventListener("scroll", follow, { passive: true, capture: true });
addEventListener("resize", follow);

// Everything that waits is shown at once; the click or key then does what it does.
function skip() {
  const live = document.querySelector("#live");
  // The points are no longer counted one by one.
  delete live.dataset.justOver;
  if (!("film" in live.dataset)) return;
  skipping = true;
  goOn();
}
addEventListener("pointerdown", skip, { capture: true });
addEventListener("keydown", (event) => !event.ctrlKey && !event.metaKey && !event.altKey && skip(), { capture: true });

// Somebody who decides has seen enough.
addEventListener("submit", skip, { capture: true });

// What comes at once, while the film is on, changes nothing in it.
document.addEventListener("grotto:swapped", () => document.querySelector("#live[data-film]") || clear());
document.addEventListener("grotto:settled", () => {
  if (skipping) delete document.querySelector("#live").dataset.justOver;
  skipping = false;
});
