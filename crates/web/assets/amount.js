// One decision of several that differ by a number alone. It knows no rules: the slider #amount
// and the buttons `data-amount` go through the decisions in `.amounts`, of which the style sheet
// shows the one with `data-chosen`. The keys + and - do the same and leave the focus on it. A part
// of the board with `data-chooses` stands for the decision with these words.

const slider = () => document.querySelector("#amount");
const buttons = () => [...document.querySelectorAll(".amounts [data-decision]")];

// The words that were chosen, and the question they were chosen for.
let chosen;
let asked;
const question = () => document.querySelector("#choices [name=version]")?.value;

function choose(place) {
  const all = buttons();
  const at = Math.min(Math.max(place, 0), all.length - 1);
  all.forEach((button, index) => button.toggleAttribute("data-chosen", index === at));
  slider().value = at;
  slider().setAttribute("aria-valuetext", all[at].querySelector(".choice-text").textContent);
  for (const step of document.querySelectorAll("[data-amount]")) {
    step.disabled = at === (step.dataset.amount < 0 ? 0 : all.length - 1);
  }
  chosen = all[at].value;
  asked = question();
  for (const part of document.querySelectorAll("[data-chooses]")) part.toggleAttribute("data-picked", part.dataset.chooses === chosen);
  return all[at];
}

const stepBy = (count) => choose(Number(slider().value) + Number(count));

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-amount], [data-chooses]");
  if (step?.matches("[data-amount]")) stepBy(step.dataset.amount);
  else if (step && slider()) choose(buttons().findIndex(({ value }) => value === step.dataset.chooses)).focus();
});

document.addEventListener("input", (event) => {
  if (event.target.id === "amount") choose(Number(event.target.value));
});

const writes = (element) => element.matches("input:not([type=range]), textarea, select, [contenteditable]");

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!slider() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Enter" && target.id === "amount") {
    // The browser would take the first button of the form.
    event.preventDefault();
    if (!event.repeat) document.querySelector(".amounts [data-chosen]").click();
  } else if ((key === "+" || key === "-") && document.documentElement.dataset.keys !== "no" && !writes(target) && !target.closest("[data-map]")) {
    event.preventDefault();
    stepBy(key === "+" ? 1 : -1).focus();
  }
});

// What was chosen stays while others chat and come and go.
function arrive() {
  if (!slider() || buttons().length === 0) return;
  const place = asked === question() ? buttons().findIndex(({ value }) => value === chosen) : -1;
  choose(place >= 0 ? place : Number(slider().value));
}
document.addEventListener("grotto:swapped", arrive);
arrive();
