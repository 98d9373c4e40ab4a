// @ts-check
/** Small bubbles beside what was pointed at. */

/** Show a bubble beside a box. @param {HTMLElement} bubble @param {DOMRect} beside */
export function show(bubble, beside) {
  if (!bubble.matches(":popover-open")) bubble.showPopover();
  const gap = 8;
  const own = bubble.getBoundingClientRect();
  const right = beside.right + gap + own.width < innerWidth;
  const left = beside.left - gap - own.width > 0;
  let x = right ? beside.right + gap : left ? beside.left - gap - own.width : beside.left + beside.width / 2 - own.width / 2;
  let y = right || left ? beside.top + beside.height / 2 - own.height / 2 : beside.bottom + gap;
  if (y + own.height > innerHeight - gap) y = right || left ? innerHeight - gap - own.height : beside.top - gap - own.height;
  x = Math.max(gap, Math.min(x, innerWidth - own.width - gap));
  y = Math.max(gap, Math.min(y, innerHeight - own.height - gap));
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
}

/** @param {HTMLElement | null} bubble */
export function hide(bubble) {
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}

/** A paragraph. @param {string} text @param {string} [tag] @returns {HTMLElement} */
export function paragraph(text, tag) {
  const line = document.createElement("p");
  if (tag) {
    const inner = document.createElement(tag);
    inner.textContent = text;
    line.append(inner);
  } else line.textContent = text;
  return line;
}

/** What the drawing says of a thing: its own title, or that of what it belongs to. @param {Element | null} thing @returns {{ title: string, owner: Element } | null} */
export function titled(thing) {
  for (let at = thing; at && at.tagName !== "svg"; at = at.parentElement) {
    const title = [...at.children].find((child) => child.tagName === "title");
    if (title?.textContent) return { title: title.textContent, owner: at };
  }
  return null;
}
