// @ts-check
/** A line of the log lights what it speaks of. */

/** @param {HTMLElement} log @param {HTMLElement} board */
export function light(log, board) {
  const out = () => { for (const thing of board.querySelectorAll(".spoken")) thing.classList.remove("spoken"); };
  /** @param {Event} event */
  const over = (event) => {
    out();
    const line = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("li[data-targets]"));
    for (const id of line?.dataset.targets?.split(" ").filter(Boolean) ?? []) {
      board.querySelector(`[id="${CSS.escape(id)}"]`)?.classList.add("spoken");
    }
  };
  log.addEventListener("mouseover", over);
  log.addEventListener("focusin", over);
  log.addEventListener("mouseleave", out);
  log.addEventListener("focusout", out);
}
