// @ts-check
/** From one target to the next with the arrows. */

/** @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow */

/** Is somebody writing? @param {EventTarget | null} target */
export function isWriting(target) {
  return target instanceof Element && !!target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select");
}

/** Put the focus on the next lit target in that direction. @param {HTMLElement} board @param {Arrow} arrow */
export function step(board, arrow) {
  const lit = /** @type {SVGGElement[]} */ ([...board.querySelectorAll(".lit")]);
  if (!lit.length) return;
  const at = lit.find((target) => target === document.activeElement);
  if (!at) return focus(lit[0]);
  const here = middle(at);
  let best = null;
  let cost = Infinity;
  for (const target of lit) {
    if (target === at) continue;
    const there = middle(target);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
    const across = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
    const price = along + 2.5 * across;
    if (along > 1 && price < cost) [best, cost] = [target, price];
  }
  if (!best) {
    const order = lit.indexOf(at) + (arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1);
    best = lit[(order + lit.length) % lit.length];
  }
  focus(best);
}

/** @param {SVGGElement} target */
export function focus(target) {
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} target */
function middle(target) {
  const box = target.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
