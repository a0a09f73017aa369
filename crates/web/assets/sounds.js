// Makes the sounds, each for the thing it goes with, out of tones and noise. They are off unless
// the visitor has turned them on; `data-sounds` is the volume.

const VOLUMES = { quiet: 0.25, medium: 0.55, loud: 1 };
const volume = () => VOLUMES[document.documentElement.dataset.sounds] ?? 0;

let audio;
let hiss;

// A tone that glides from one pitch to another and dies away.
function tone({ at = 0, from, to = from, length = 0.25, loudness = 0.12, shape = "triangle" }) {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fading(start, length, loudness));
  oscillator.start(start);
  oscillator.stop(start + length);
}

// Noise around a pitch: cards, footsteps, falling rock.
function noise({ at = 0, pitch, width = 1, length = 0.12, loudness = 0.25 }) {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(fading(start, length, loudness));
  source.start(start, Math.random());
  source.stop(start + length);
}

function fading(start, length, loudness) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(Math.max(loudness * volume(), 0.0001), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

const SOUNDS = {
  "your-turn": () => [523, 784].forEach((from, index) => tone({ at: index * 0.13, from, length: 0.4 })),
  step: () => noise({ pitch: 900, length: 0.06, loudness: 0.15 }),
  cards: () => [0, 0.07, 0.14].forEach((at) => noise({ at, pitch: 3_200, width: 0.8, length: 0.07 })),
  gems: () => [0, 0.06, 0.13, 0.19].forEach((at, index) => tone({ at, from: 1_900 + 260 * index, length: 0.18, loudness: 0.06, shape: "sine" })),
  steps: () => [0, 0.18, 0.36].forEach((at) => noise({ at, pitch: 260, width: 1.5, length: 0.09, loudness: 0.5 })),
  danger: () => tone({ from: 110, to: 82, length: 0.8, loudness: 0.2, shape: "sawtooth" }),
  crash: () => {
    noise({ pitch: 140, width: 0.5, length: 1.1, loudness: 1.2 });
    noise({ at: 0.08, pitch: 700, width: 0.6, length: 0.5, loudness: 0.4 });
    tone({ from: 90, to: 38, length: 0.9, loudness: 0.35, shape: "sine" });
  },
  treasure: () => [660, 880, 1_320].forEach((from, index) => tone({ at: index * 0.09, from, length: 0.35, shape: "sine" })),
  piece: () => noise({ pitch: 420, width: 2, length: 0.08, loudness: 0.6 }),
  pick: () => {
    noise({ pitch: 2_400, width: 4, length: 0.06, loudness: 0.5 });
    tone({ from: 1_500, to: 1_200, length: 0.12, loudness: 0.05, shape: "square" });
  },
  coins: () => [0, 0.08].forEach((at) => tone({ at, from: 2_640, to: 2_600, length: 0.3, loudness: 0.06, shape: "square" })),
  gong: () => [196, 293, 415].forEach((from) => tone({ from, length: 1.4, loudness: 0.08, shape: "sine" })),
  fanfare: () => [392, 523, 659, 784].forEach((from, index) => tone({ at: index * 0.14, from, length: index === 3 ? 0.9 : 0.3 })),
};

document.addEventListener("grotto:sound", ({ detail }) => {
  if (volume() === 0 || !SOUNDS[detail]) return;
  audio ??= new AudioContext();
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  SOUNDS[detail]();
});

// A new volume is heard at once.
document.addEventListener("click", ({ target }) => {
  const pill = target.closest("[name=sounds]");
  if (!pill) return;
  document.documentElement.dataset.sounds = pill.value;
  document.dispatchEvent(new CustomEvent("grotto:sound", { detail: "your-turn" }));
});
