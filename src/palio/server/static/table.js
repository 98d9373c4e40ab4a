// @ts-check
/** The table: a click on what is lit is a move. The server says what is legal; this page does not. */
import { hide, paragraph, show, titled } from "./bubble.js";
import { call, offer } from "./call.js";
import { wind } from "./clocks.js";
import { focus, isWriting, step } from "./keys.js";
import { follow } from "./layout.js";
import { light } from "./log.js";
import { by, csrf, notice, words } from "./page.js";
import { watch } from "./tips.js";
import { remember, travel } from "./travel.js";

const htmx = /** @type {any} */ (window).htmx;
const table = /** @type {HTMLElement} */ (by("table"));
const board = /** @type {HTMLElement} */ (by("board"));
const chooser = /** @type {HTMLElement} */ (by("chooser"));
const tip = /** @type {HTMLElement} */ (by("tip"));
const here = `/t/${table.dataset.table}`;
const BEAT = 1000;
const PATIENCE = 1500;
const TRIES = 6;
const DOUBLE = 350;

/** What is shown now. */
function now() {
  const state = /** @type {HTMLElement} */ (by("now"));
  const { revision, version, asked, count, over, seat } = state.dataset;
  return { revision: Number(revision), version: Number(version), asked: asked === "1", count: Number(count), over: over === "1", seat: seat ?? "" };
}

/** The legal answers, as the list on the page has them. @param {string} [target] @returns {HTMLElement[]} */
function answers(target) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#answers .answer")]);
  return target === undefined ? all : all.filter((answer) => answer.dataset.target === target);
}

/** The revision that some HTML shows; endless if it shows none. @param {string | undefined} text */
function revisionIn(text) {
  return Number(/data-revision="(\d+)"/.exec(text ?? "")?.[1] ?? Infinity);
}

// Sending. One request at a time; the same key until it is acknowledged, so nothing happens twice.

let sending = false;
let byKeyboard = false;
let holds = false; // somebody takes back: forced answers wait for them

/** @param {boolean} on */
function busy(on) {
  sending = on;
  document.body.classList.toggle("sending", on);
}

/** @param {string} text */
async function play(text) {
  if (sending) return;
  const asked = now();
  const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  hide(chooser);
  const answer = await post("play", { text, key, revision: String(asked.revision) });
  if (answer?.status !== 409) return;
  // The table has moved on: if the same question still stands, the answer still counts.
  const after = now();
  if (after.asked && after.version === asked.version && answers().some((one) => one.dataset.text === text)) {
    await post("play", { text, key, revision: String(after.revision) });
  }
}

/** @param {string} verb */
async function takeBack(verb) {
  if (sending || !by(verb)) return;
  holds = true;
  await post(verb, { revision: String(now().revision) });
}

/** @param {string} verb @param {Record<string, string>} fields @returns {Promise<Response | null>} */
async function post(verb, fields) {
  busy(true);
  cancelBeat();
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        const answer = await fetch(`${here}/${verb}`, {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { "X-CSRF-Token": csrf, "Palio-Script": "1" },
        });
        await settle(answer);
        return answer;
      } catch {
        notice(words["connection-lost"]);
        await pause(Math.min(4000, 400 * 2 ** attempt));
      }
    }
    notice(words["something-wrong"]);
    return null;
  } finally {
    busy(false);
    consider();
  }
}

/** Wait until the page shows what the server has acknowledged. @param {Response} answer */
async function settle(answer) {
  if (answer.ok) {
    const revision = Number(answer.headers.get("Palio-Revision") ?? 0);
    const until = performance.now() + PATIENCE;
    while (now().revision < revision && performance.now() < until) await pause(15);
    if (now().revision < revision) await look();
    return;
  }
  if (answer.status !== 409) {
    const line = document.createElement("template");
    line.innerHTML = await answer.text();
    notice(line.content.textContent?.trim() || words["something-wrong"]);
  }
  await look();
}

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Look at the whole table once more. */
async function look() {
  try {
    await htmx.ajax("GET", `${here}/look`, { source: table, target: "#state", swap: "none" });
  } catch { /* the stream will tell when the server is back */ }
}

// Answering by mouse, by finger and by keyboard.

/** @param {Element} target */
function choose(target) {
  const found = answers(target.id);
  if (found.length === 1) {
    holds = false;
    play(found[0].dataset.text ?? "");
  } else if (found.length > 1) offerChoices(target, found);
}

/** @param {Element} target @param {HTMLElement[]} found */
function offerChoices(target, found) {
  chooser.replaceChildren(...found.map((answer) => {
    const button = document.createElement("button");
    button.textContent = answer.textContent;
    button.addEventListener("click", () => { holds = false; play(answer.dataset.text ?? ""); });
    return button;
  }));
  show(chooser, target.getBoundingClientRect());
  chooser.querySelector("button")?.focus();
}

watch(board);
let clicked = { at: 0, revision: -1 };
board.addEventListener("click", (event) => {
  // The second half of a double click was not meant for the question that came in between.
  const { revision } = now();
  if (event.detail > 1 && event.timeStamp - clicked.at < DOUBLE && revision !== clicked.revision) return;
  clicked = { at: event.timeStamp, revision };
  byKeyboard = false;
  hide(tip);
  const target = /** @type {Element} */ (event.target);
  const lit = target.closest(".lit");
  if (lit) choose(lit);
  else {
    hide(chooser);
    explain(target);
  }
});

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const verb = /** @type {HTMLElement | null} */ (target.closest("[data-verb]"));
  if (verb) takeBack(verb.dataset.verb ?? "");
  const answer = /** @type {HTMLElement | null} */ (target.closest("#answers .answer"));
  if (answer) {
    holds = false;
    play(answer.dataset.text ?? "");
  }
  if (target.closest("#help-button")) help();
  if (!target.closest("#chooser, .lit")) hide(chooser);
});

document.addEventListener("keydown", (event) => {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    hide(chooser);
    hide(tip);
    return;
  }
  const active = document.activeElement;
  if (event.key.startsWith("Arrow") && (active === document.body || board.contains(active))) {
    event.preventDefault();
    step(board, /** @type {import("./keys.js").Arrow} */ (event.key));
  } else if ((event.key === "Enter" || event.key === " ") && active?.classList.contains("lit")) {
    event.preventDefault();
    byKeyboard = true;
    choose(active);
  } else if (event.key === "u") takeBack("undo");
  else if (event.key === "r") takeBack("reset");
  else if (event.key === "l") {
    const box = /** @type {HTMLDetailsElement} */ (by("answers-box"));
    box.open = !box.open;
    if (box.open) answers()[0]?.focus();
  } else if (event.key === "?") help();
});

function help() {
  const dialog = /** @type {HTMLDialogElement} */ (by("help"));
  if (!dialog.open) dialog.showModal();
}

/** Why can't I choose this? @param {Element} target */
function explain(target) {
  const found = titled(target);
  if (!found) return;
  const lines = [paragraph(found.title, "b")];
  const state = now();
  if (state.over || state.seat === "") {
    tip.replaceChildren(...lines);
    return show(tip, found.owner.getBoundingClientRect());
  }
  const question = document.querySelector("#prompt .q")?.textContent ?? "";
  if (state.asked) {
    lines.push(paragraph(words["why-not"]), paragraph(`${words["why-question"]} ${question}`), paragraph(words["why-may"]));
    const list = document.createElement("ul");
    const all = answers();
    for (const answer of all.slice(0, 4)) {
      const item = document.createElement("li");
      item.textContent = answer.textContent;
      list.append(item);
    }
    lines.push(list);
    if (all.length > 4) lines.push(paragraph(words["why-more"].replace(/987654321/, String(all.length - 4))));
  } else lines.push(paragraph(words["why-wait"]), paragraph(question));
  const rule = document.querySelector("#log li a");
  if (rule) {
    const line = paragraph(`${words["why-rule"]} `);
    line.append(rule.cloneNode(true));
    lines.push(line);
  }
  tip.replaceChildren(...lines);
  show(tip, found.owner.getBoundingClientRect());
}

// A forced answer is taken by itself after a beat.

let beat = 0;

function cancelBeat() {
  clearTimeout(beat);
  const bar = /** @type {HTMLElement | null} */ (document.querySelector("#prompt .beat"));
  if (bar) bar.hidden = true;
}

/** On a small screen what may be clicked can lie out of sight. */
function bringIntoSight() {
  const lit = [...board.querySelectorAll(".lit")];
  const seen = lit.some((target) => {
    const box = target.getBoundingClientRect();
    return box.bottom > 140 && box.top < innerHeight - 20;
  });
  if (!lit.length || seen || document.documentElement.dataset.layout === "wide") return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  lit[0].scrollIntoView({ block: "center", behavior: still ? "instant" : "smooth" });
}

/** What the new state asks of this page. */
function consider() {
  cancelBeat();
  const state = now();
  call(state.asked, document.querySelector("#prompt .q")?.textContent ?? "");
  if (!state.asked || sending) return;
  if (byKeyboard && !board.contains(document.activeElement)) {
    const first = /** @type {SVGGElement | null} */ (board.querySelector(".lit"));
    if (first) focus(first);
  }
  bringIntoSight();
  if (state.count !== 1 || holds || localStorage.getItem("auto") === "off") return;
  const bar = /** @type {HTMLElement | null} */ (document.querySelector("#prompt .beat"));
  if (bar) {
    bar.hidden = false;
    bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: BEAT, fill: "forwards" });
  }
  beat = window.setTimeout(() => play(answers()[0]?.dataset.text ?? ""), BEAT);
}

// The stream.

/** @type {any} */
let connection = null;
/** @type {import("./travel.js").Memory | null} */
let before = null;
let said = 0;

const live = /** @type {HTMLElement} */ (by("live"));
live.addEventListener("htmx:sse:after:connection", (event) => { connection = /** @type {CustomEvent} */ (event).detail.connection; });
live.addEventListener("htmx:sse:before:message", (event) => {
  const { message } = /** @type {CustomEvent} */ (event).detail;
  if (revisionIn(message.data) <= now().revision) event.preventDefault();
});
document.addEventListener("htmx:before:swap", (event) => {
  // A look that took its time may be older than what the stream has shown meanwhile.
  const { ctx } = /** @type {CustomEvent} */ (event).detail;
  if (revisionIn(ctx?.text) < now().revision) return event.preventDefault();
  before = remember(board);
});
document.addEventListener("htmx:after:swap", () => {
  if (before && !before.pieces.size && !before.places.size) before = null;
  if (before && shownRevision !== now().revision) travel(board, before);
  before = null;
  fresh();
});

let shownRevision = -1;

/** Something on the page is new. */
function fresh() {
  const state = now();
  wind();
  document.body.classList.toggle("over-now", state.over);
  if (state.revision !== shownRevision) {
    shownRevision = state.revision;
    hide(chooser);
    consider();
  }
  const chat = /** @type {HTMLElement} */ (by("chat"));
  const lines = chat.querySelectorAll("[id^=said-]").length;
  if (lines !== said) {
    said = lines;
    chat.scrollTop = chat.scrollHeight;
    const news = /** @type {HTMLElement | null} */ (document.querySelector(".news"));
    if (news && by("tab-chat")?.getAttribute("aria-selected") !== "true") news.hidden = false;
  }
}

// Beside the board.

light(/** @type {HTMLElement} */ (by("log")), board);
offer();
for (const name of ["auto", "sound"]) {
  const box = /** @type {HTMLInputElement} */ (by(name));
  box.checked = (localStorage.getItem(name) ?? (name === "auto" ? "on" : "off")) === "on";
  box.addEventListener("change", () => {
    localStorage.setItem(name, box.checked ? "on" : "off");
    consider();
  });
}

/** @param {string} name */
function tab(name) {
  const tall = document.documentElement.dataset.layout === "tall";
  for (const other of ["log", "chat"]) {
    by(`tab-${other}`)?.setAttribute("aria-selected", String(other === name));
    const panel = by(`${other}-panel`);
    if (panel) panel.hidden = !tall && other !== name;
  }
  const news = /** @type {HTMLElement | null} */ (document.querySelector(".news"));
  if (news && name === "chat") news.hidden = true;
  const chat = /** @type {HTMLElement} */ (by("chat"));
  chat.scrollTop = chat.scrollHeight;
}
for (const name of ["log", "chat"]) by(`tab-${name}`)?.addEventListener("click", () => tab(name));
tab("log");

follow(() => {
  tab("log");
  look();
  connection?.reader?.cancel();
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) wind(); });
said = document.querySelectorAll("[id^=said-]").length;
fresh();
/** @type {Element | null} */
const meant = /** @type {any} */ (window).clickedEarly?.closest?.("#board .lit") ?? null;
if (meant) choose(meant);
