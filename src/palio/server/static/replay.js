// @ts-check
/** A finished game, moment by moment. */
import { follow } from "./layout.js";
import { isWriting } from "./keys.js";
import { light } from "./log.js";
import { by } from "./page.js";
import { watch } from "./tips.js";
import { hide, paragraph, show, titled } from "./bubble.js";
import { remember, travel } from "./travel.js";

const htmx = /** @type {any} */ (window).htmx;
const table = /** @type {HTMLElement} */ (by("table"));
const board = /** @type {HTMLElement} */ (by("board"));
const slider = /** @type {HTMLInputElement} */ (by("slider"));
const run = /** @type {HTMLElement} */ (by("run"));
const eyes = /** @type {HTMLFormElement} */ (by("eyes"));
const length = Number(table.dataset.length);
const here = `/t/${table.dataset.table}`;
const PACE = 1100;

let shown = Number(table.dataset.at);
let wanted = shown;
let asking = false;
let force = false;
let running = 0;

/** @returns {string} whose eyes, as a query */
function seen() {
  const value = String(new FormData(eyes).get("eyes") ?? "");
  return value === "open" ? "?open=1" : value === "" ? "" : `?seat=${value}`;
}

/** @param {number} at */
async function go(at) {
  wanted = Math.max(0, Math.min(length, at));
  slider.value = String(wanted);
  const count = by("count");
  if (count) count.textContent = `${wanted} / ${length}`;
  if (asking) return;
  asking = true;
  try {
    while (wanted !== shown || force) {
      force = false;
      const next = wanted;
      await htmx.ajax("GET", `${here}/${next}${seen()}`, { source: table, target: "#board", swap: "none" });
      shown = next;
      const address = `${here}/${shown}${seen()}`;
      history.replaceState(null, "", address);
      const link = /** @type {HTMLInputElement | null} */ (by("link"));
      if (link) link.value = location.origin + address;
    }
  } finally {
    asking = false;
  }
}

/** @param {boolean} on */
function playOn(on) {
  clearInterval(running);
  run.setAttribute("aria-pressed", String(on));
  if (!on) return;
  if (wanted >= length) go(0);
  running = window.setInterval(() => {
    if (wanted >= length) playOn(false);
    else if (!asking) go(wanted + 1);
  }, PACE);
}

slider.addEventListener("input", () => { playOn(false); go(Number(slider.value)); });
run.addEventListener("click", () => playOn(run.getAttribute("aria-pressed") !== "true"));
by("first")?.addEventListener("click", () => go(0));
by("back")?.addEventListener("click", () => go(wanted - 1));
by("on")?.addEventListener("click", () => go(wanted + 1));
by("last")?.addEventListener("click", () => go(length));
eyes.addEventListener("change", () => { force = true; go(wanted); });

document.addEventListener("keydown", (event) => {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("#eyes")) return;
  const step = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: length, PageUp: wanted - 10, PageDown: wanted + 10 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    go(step);
  } else if (event.key === " " && !(target instanceof HTMLButtonElement) && target.tagName !== "A") {
    event.preventDefault();
    playOn(run.getAttribute("aria-pressed") !== "true");
  }
});

/** @type {import("./travel.js").Memory | null} */
let before = null;
document.addEventListener("htmx:before:swap", () => { before = remember(board); });
document.addEventListener("htmx:after:swap", () => {
  if (before && Math.abs(wanted - shown) <= 1) travel(board, before);
  before = null;
  checkSeal();
});

// Clicking tells what a thing is.
const tip = /** @type {HTMLElement} */ (by("tip"));
watch(board);
board.addEventListener("click", (event) => {
  const found = titled(/** @type {Element} */ (event.target));
  hide(tip);
  if (!found) return;
  tip.replaceChildren(paragraph(found.title, "b"));
  show(tip, found.owner.getBoundingClientRect());
});
light(/** @type {HTMLElement} */ (by("log")), board);
follow(() => { force = true; go(wanted); });

/** The browser computes the hash of the seed itself, and compares. */
async function checkSeal() {
  const report = by("fair-report");
  const line = by("fair-hash");
  if (!report || !line || line.dataset.done) return;
  line.dataset.done = "1";
  /** @param {string} mark @param {string} text @param {string} kind */
  const say = (mark, text, kind) => {
    const bold = document.createElement("b");
    bold.textContent = mark;
    line.replaceChildren(bold, ` ${text}`);
    line.classList.add(kind);
  };
  if (!crypto.subtle) return say("–", line.dataset.cannot ?? "", "cannot");
  const pairs = (report.dataset.seed ?? "").match(/../g) ?? [];
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex === report.dataset.commitment) say("✓", line.dataset.ok ?? "", "ok");
  else say("✗", line.dataset.bad ?? "", "bad");
}
