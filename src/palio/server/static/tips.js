// @ts-check
/** A long press tells what a thing is, as pointing at it does where there is a mouse. */
import { hide, paragraph, show, titled } from "./bubble.js";
import { by } from "./page.js";

const PRESS = 450;

/** Watch a board. @param {HTMLElement} board */
export function watch(board) {
  const tip = /** @type {HTMLElement} */ (by("tip"));
  let timer = 0;
  let held = false;
  const stop = () => clearTimeout(timer);
  board.addEventListener("pointerdown", (event) => {
    held = false;
    if (event.pointerType === "mouse") return;
    const found = titled(/** @type {Element} */ (event.target));
    if (!found) return;
    timer = window.setTimeout(() => {
      held = true;
      tip.replaceChildren(paragraph(found.title, "b"));
      show(tip, found.owner.getBoundingClientRect());
    }, PRESS);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
    board.addEventListener(kind, (event) => {
      if (kind === "pointermove" && Math.hypot(/** @type {PointerEvent} */ (event).movementX, /** @type {PointerEvent} */ (event).movementY) < 6) return;
      stop();
    });
  }
  board.addEventListener("contextmenu", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType !== "mouse") event.preventDefault();
  });
  // The click that ends a long press is no answer.
  board.addEventListener("click", (event) => {
    if (held) {
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }, true);
  document.addEventListener("pointerdown", (event) => {
    if (!tip.contains(/** @type {Node} */ (event.target))) hide(tip);
  });
}
