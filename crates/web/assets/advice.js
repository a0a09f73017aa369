// Asks for a hint by itself, for visitors who want advice. Each question is asked once: a hint that
// was refused is still there for a click.

let asked;

async function ask() {
  const form = document.querySelector(".hint-ask");
  if (!form || document.documentElement.dataset.advice !== "yes") return;
  const version = form.elements.version.value;
  if (version === asked) return;
  asked = version;
  try {
    await fetch(form.getAttribute("action"), {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { Accept: "application/json", "X-Requested-With": "grotto" },
    });
  } catch {
    // The button is still there.
  }
}

document.addEventListener("grotto:swapped", ask);
ask();
