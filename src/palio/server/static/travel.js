// @ts-check
/** Pieces travel: what lies elsewhere in the new drawing moves there from where it lay before. */

const STEP = 420;
const MOST = 160;

/** @typedef {{ box: string, pieces: Map<string, DOMRect>, places: Map<string, DOMRect> }} Memory */

/** Where everything lies before the board is drawn anew. @param {HTMLElement} board @returns {Memory} */
export function remember(board) {
  /** @type {Map<string, DOMRect>} */
  const pieces = new Map();
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const name = piece.getAttribute("data-piece") ?? "";
    if (!pieces.has(name)) pieces.set(name, piece.getBoundingClientRect());
  }
  for (const place of board.querySelectorAll("g[id]")) places.set(place.id, place.getBoundingClientRect());
  return { box: board.querySelector("svg")?.getAttribute("viewBox") ?? "", pieces, places };
}

/** Let pieces travel from there to where they are now. @param {HTMLElement} board @param {Memory} before */
export function travel(board, before) {
  const svg = board.querySelector("svg");
  if (!svg || svg.getAttribute("viewBox") !== before.box || document.hidden) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  /** @type {Map<string, SVGGraphicsElement>} */
  const pieces = new Map();
  for (const found of svg.querySelectorAll("[data-piece]")) {
    // A piece inside another travels with it.
    if (found.parentElement?.closest("[data-piece]")) continue;
    const piece = /** @type {SVGGraphicsElement} */ (found);
    pieces.set(piece.dataset.piece ?? "", piece);
  }
  const origins = originsOf([...before.pieces.keys()], [...pieces.keys()]);
  let moved = 0;
  for (const [name, piece] of pieces) {
    const origin = origins.get(name) ?? name;
    const from = before.pieces.get(origin) ?? before.places.get(piece.dataset.source ?? "");
    if (from) moved += Number(move(piece, from));
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP, easing: "ease-out" });
    if (moved > MOST) return;
  }
}

/**
 * Where each piece that has come was before, by name. Of those that have gone, one of the same kind
 * (what stands before the @) has travelled: from another place if there is one, else from the same.
 * Must agree with palio.testing.pieces.
 * @param {string[]} old @param {string[]} fresh @returns {Map<string, string>}
 */
export function originsOf(old, fresh) {
  const were = new Set(old), are = new Set(fresh);
  const gone = old.filter((name) => !are.has(name));
  const come = fresh.filter((name) => !were.has(name));
  /** @type {Map<string, string>} */
  const origins = new Map();
  for (const mayBeNear of [false, true]) {
    for (const name of come) {
      if (origins.has(name)) continue;
      const index = gone.findIndex((other) =>
        kind(other) === kind(name) && (mayBeNear || place(other) !== place(name)));
      if (index >= 0) origins.set(name, gone.splice(index, 1)[0]);
    }
  }
  return origins;
}

/** @param {string} name */
const kind = (name) => name.split("@", 1)[0];
/** @param {string} name */
const place = (name) => name.slice(0, Math.max(0, name.lastIndexOf(":")));

/** @param {SVGGraphicsElement} piece @param {DOMRect} from @returns {boolean} */
function move(piece, from) {
  const to = piece.getBoundingClientRect();
  if (!from.width || !to.width) return false;
  if (Math.hypot(from.x - to.x, from.y - to.y) < 3) return false;
  const parent = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (piece.parentElement));
  const matrix = parent?.getScreenCTM()?.inverse();
  if (!matrix) return false;
  const start = new DOMPoint(from.x, from.y).matrixTransform(matrix);
  const end = new DOMPoint(to.x, to.y).matrixTransform(matrix);
  const scale = Math.min(4, Math.max(0.25, from.width / to.width));
  const there = `translate(${start.x}px, ${start.y}px) scale(${scale}) translate(${-end.x}px, ${-end.y}px)`;
  const far = Math.hypot(from.x - to.x, from.y - to.y);
  // What it flies over can be clicked meanwhile; what may be chosen itself, from half way on.
  const chosen = piece.closest(".lit") ?? piece.querySelector(".lit");
  const arrived = { transform: "none", pointerEvents: chosen ? "auto" : "none" };
  piece.animate([{ transform: there, pointerEvents: "none" }, arrived], {
    duration: STEP + Math.min(260, far * 0.35),
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
  return true;
}
