// @ts-check
/** Calls a player whose turn it is: the tab's title, a notification, a little sound. */
import { by, words } from "./page.js";

const plain = document.title;
let wasAsked = false;

/** @param {boolean} asked @param {string} question */
export function call(asked, question) {
  document.title = asked ? `${words["tab-turn"]} · ${plain}` : plain;
  if (asked && !wasAsked) {
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(words["turn-notice"], { body: question, tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    }
    if (localStorage.getItem("sound") === "on") chime();
  }
  wasAsked = asked;
}

function chime() {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + index * 0.13;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}

/** The button that asks the browser for leave to call. */
export function offer() {
  const button = by("notify");
  if (!button || !("Notification" in window)) return;
  button.hidden = Notification.permission !== "default";
  button.addEventListener("click", async () => {
    await Notification.requestPermission();
    button.hidden = true;
  });
}
