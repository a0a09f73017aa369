// Marks what a hint names, and asks how far an analysis is. It knows no rules: it compares the
// words of the decisions with those of the parts of the board, as compose.js does.

const begins = (decision, pattern) => {
  const words = decision.split(" ");
  return pattern.split("|").some((one) => one.split(" ").every((word, index) => word === "*" || word === words[index]));
};

// The best that names a part or a button marks it; what is marked says its rank.
function mark() {
  for (const part of document.querySelectorAll("[data-hint]")) part.removeAttribute("data-hint");
  const hints = [...document.querySelectorAll("[data-hints] [data-rank]")];
  if (hints.length === 0) return;
  const first = (fits) => hints.find(({ value }) => fits(value))?.dataset.rank;
  const put = (part, rank) => rank && part.setAttribute("data-hint", rank);
  for (const button of document.querySelectorAll("[data-decision]")) put(button, first((words) => words === button.value));
  for (const part of document.querySelectorAll("[data-words]:not(summary)")) {
    put(part, first((words) => begins(words, part.dataset.words)));
  }
}

// A screen reader reads what is added to the announcer.
function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.querySelector("#announcer").append(line);
  setTimeout(() => line.remove(), 10_000);
}

let hinted = false;
let asking;
let whenDone;

// A hint that has just come is read out.
function tellHint() {
  const panel = document.querySelector("[data-hints]");
  if (panel && !hinted) {
    const lines = [...panel.querySelectorAll(".hints-title, .hint-choice")].map((line) => line.innerText);
    announce(lines.join(" "));
  }
  hinted = Boolean(panel);
}

// The page comes anew when the analysis is there; until then only the bar moves.
async function ask() {
  clearTimeout(asking);
  const inquiry = document.querySelector("[data-inquiry]");
  if (!inquiry && whenDone) announce(whenDone);
  whenDone = inquiry?.dataset.done;
  if (!inquiry) return;
  try {
    const answer = await fetch(inquiry.dataset.inquiry, { headers: { Accept: "application/json" } });
    const { done, of } = await answer.json();
    const bar = inquiry.querySelector("progress");
    if (of) Object.assign(bar, { max: of, value: done });
  } catch {
    // The next time, perhaps.
  }
  asking = setTimeout(ask, 1_000);
}

document.addEventListener("grotto:swapped", () => {
  mark();
  tellHint();
  ask();
});
mark();
hinted = Boolean(document.querySelector("[data-hints]"));
ask();
