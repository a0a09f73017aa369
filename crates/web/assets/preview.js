// Shows what a decision in hand would bring: the server says so, this puts it on the board
// (#preview-board) and into the card (#preview-card). It knows no rules.
//
// compose.js raises `grotto:in-hand` with the words of the decision, or without any.

// A pointer that only passes asks nothing.
const REST = 70;

// The answers for one question, by the words of the decision.
const known = new Map();
let asked = "";
let wanted = null;
let resting;

const question = () => document.querySelector("#choices [name=version]")?.value ?? "";

document.addEventListener("grotto:in-hand", ({ detail }) => {
  if (detail === wanted) return;
  wanted = detail;
  clearTimeout(resting);
  if (asked !== question()) known.clear();
  asked = question();
  if (!wanted) show();
  else if (known.has(wanted)) show(known.get(wanted));
  else resting = setTimeout(() => ask(wanted), REST);
});

async function ask(words) {
  const address = document.querySelector("[data-previews]")?.dataset.previews;
  if (!address) return;
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ decision: words })}`, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    known.set(words, await answer.text());
  } catch {
    // It is only a preview.
    return;
  }
  if (words === wanted) show(known.get(words));
}

function show(html = "") {
  const found = new DOMParser().parseFromString(html, "text/html");
  for (const place of ["board", "card"]) {
    const parts = found.querySelector(`[data-preview="${place}"]`)?.childNodes ?? [];
    document.querySelector(`#preview-${place}`)?.replaceChildren(...parts);
  }
}

// A new position: what was shown was about the old one.
document.addEventListener("grotto:swapped", () => {
  if (wanted && asked === question()) show(known.get(wanted));
  else show();
});
