// @ts-check
/** Clocks count down between two looks at the table. */

let told = performance.now();

/** The table was looked at again: what the clocks say is true now. */
export function wind() {
  told = performance.now();
  tick();
}

function tick() {
  const passed = (performance.now() - told) / 1000;
  for (const found of document.querySelectorAll(".clock[data-seconds]")) {
    const clock = /** @type {HTMLElement} */ (found);
    const left = Math.max(0, Number(clock.dataset.seconds) - (clock.dataset.running === "1" ? passed : 0));
    const text = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", left < 60);
  }
  for (const found of document.querySelectorAll("time.until")) {
    const until = /** @type {HTMLTimeElement} */ (found);
    const text = new Date(until.dateTime).toLocaleString(document.documentElement.lang, { weekday: "short", hour: "2-digit", minute: "2-digit" });
    if (until.textContent !== text) until.textContent = text;
  }
}

setInterval(tick, 500);
