// Tells the visitor that it is their turn while they look elsewhere: in the title, on the icon,
// and by a buzz where the device has one.

const icon = document.querySelector("link[rel=icon]");
const plainIcon = icon.href;
const plainTitle = document.title;

// The icon with a dot, drawn once.
let badge;
async function badgeIcon() {
  badge ??= fetch(plainIcon)
    .then((answer) => answer.text())
    .then((drawing) => `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", '<circle cx="75%" cy="25%" r="25%" fill="#e0213f" stroke="#fff" stroke-width="4%"/></svg>'))}`);
  return badge;
}

let wasAsked = asked();

function asked() {
  return Boolean(document.querySelector("#live.playing [data-decision]"));
}

async function alertOrNot() {
  const now = asked();
  const away = document.visibilityState !== "visible" || !document.hasFocus();
  if (now && !wasAsked) {
    document.dispatchEvent(new CustomEvent("grotto:sound", { detail: "your-turn" }));
    if (away && document.documentElement.dataset.sounds) navigator.vibrate?.([60, 60, 60]);
  }
  wasAsked = now;
  document.title = now && away ? `● ${document.body.dataset.sayYourTurn} · ${plainTitle}` : plainTitle;
  icon.href = now && away ? await badgeIcon() : plainIcon;
}
document.addEventListener("grotto:swapped", alertOrNot);
document.addEventListener("visibilitychange", alertOrNot);
addEventListener("focus", alertOrNot);
addEventListener("blur", alertOrNot);
