// One decision of several that differ by a number alone. It knows no rules: the slider #amount
// and the buttons `data-amount` go through the decisions in `.amounts`, of which the style sheet
// shows the one with `data-chosen`. The keys + and - do the same and leave the focus on it.

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
  return all[at];
}

const stepBy = (count) => choose(Number(slider().value) + Number(count));

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-amount]");
  if (step) stepBy(step.dataset.amount);
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
document.addEventListener("grotto:swapped", () => {
  const place = slider() && asked === question() ? buttons().findIndex(({ value }) => value === chosen) : -1;
  if (place >= 0) choose(place);
});
