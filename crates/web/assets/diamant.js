// The places on the board that are ways: the camp and the next chamber. They are buttons of the
// form and work without this. A choice is final, so a finger marks its way first and sends it
// with a second tap; a mouse sees before the click where it points.

let marked = null;

function mark(way) {
  marked?.removeAttribute("data-picked");
  marked = way;
  way?.setAttribute("data-picked", "");
  for (const button of document.querySelectorAll("[data-decision]")) {
    button.toggleAttribute("data-picked", button.value === way?.value);
  }
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("[data-way]");
  if (way && way !== marked && event.pointerType === "touch") {
    event.preventDefault();
    mark(way);
  } else if (!way) mark(null);
});
document.addEventListener("grotto:swapped", () => marked?.isConnected || mark(null));
