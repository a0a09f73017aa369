// Marks on the board what a lesson asks for, where the words of a part are not the first of the
// decision: the space of a tile, the place of a wall. The rest is marked by counsel.js.

function mark() {
  const asked = document.querySelector(".coach [data-rank]")?.value;
  if (!asked) return;
  for (const part of document.querySelectorAll(".board [data-words]:not([data-hint])")) {
    if (part.dataset.words.split("|").some((words) => ` ${asked} `.includes(` ${words} `))) part.setAttribute("data-hint", "1");
  }
}

// A new step is read from its beginning.
let step;
function begin() {
  const now = document.querySelector("#coach-bar")?.value;
  if (step !== undefined && now !== step) document.querySelector(".coach")?.scrollTo({ top: 0, behavior: "instant" });
  step = now;
}

document.addEventListener("grotto:swapped", () => {
  mark();
  begin();
});
mark();
begin();
