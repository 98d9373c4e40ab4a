"""A drawing as a browser shows it: can everything be hit, and can everything be read?

Needs playwright and a browser; the page comes from whoever has one.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Final

from palio.draw import LAYOUTS
from palio.draw.fonts import font_files

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FINGER: Final = 24
"""What a finger can hit, in pixels."""
SQUEEZED: Final = 0.7
"""A text that is squeezed to less than this part of its width can't be read well."""

# Every target that is lit, by its own marks: those of a target inside it are not its own.
TARGETS: Final = """least => {
  const wrong = [];
  for (const target of document.querySelectorAll('.lit')) {
    const own = mark => mark.closest('.lit') === target;
    const halos = [...target.querySelectorAll('.halo')].filter(own).map(halo => halo.firstChild);
    for (const mark of halos.length ? halos : [target]) {
      const box = mark.getBoundingClientRect();
      if (box.width < least || box.height < least)
        wrong.push(`${target.id} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
      if (box.left < -1 || box.right > innerWidth + 1
          || box.top < -1 || box.bottom > innerHeight + 1)
        wrong.push(`${target.id} leaves the page`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || hit.closest('.lit') !== target) {
        const cover = hit ? (hit.closest('[id]') || hit).outerHTML.slice(0, 80) : 'nothing';
        wrong.push(`${target.id} is covered by ${cover}`);
      }
    }
  }
  return wrong;
}"""

# Text by what is seen of its capitals and digits, not by the room that the font reserves.
TEXTS: Final = """squeezed => {
  const wrong = [];
  const found = [];
  for (const text of document.querySelectorAll('svg text')) {
    const box = text.getBoundingClientRect();
    if (!box.width) continue;
    const base = text.getScreenCTM().f + text.getScreenCTM().d * parseFloat(text.getAttribute('y'));
    const size = parseFloat(text.getAttribute('font-size'));
    const words = text.textContent;
    if (text.hasAttribute('textLength')) {
      const asked = parseFloat(text.getAttribute('textLength'));
      text.removeAttribute('textLength');
      const part = asked / text.getComputedTextLength();
      text.setAttribute('textLength', asked);
      if (part < squeezed) wrong.push(`'${words}' is squeezed to ${part.toFixed(2)} of its width`);
    }
    const top = base - 0.66 * size;
    const shape = {text, words, left: box.left, right: box.right, top, bottom: base};
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || top < 0 || base > innerHeight)
      wrong.push(`'${words}' leaves the page`);
    found.push(shape);
  }
  const sees_through = element => {
    const style = getComputedStyle(element);
    return style.fill === 'none' || style.fillOpacity < 0.9 || style.opacity < 0.9
      || element.tagName === 'text';
  };
  found.forEach((one, index) => {
    for (const two of found.slice(index + 1)) {
      const left = Math.max(one.left, two.left), right = Math.min(one.right, two.right);
      const top = Math.max(one.top, two.top), bottom = Math.min(one.bottom, two.bottom);
      if (right - left < 1.5 || bottom - top < 1.5) continue;
      const here = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const upper = here.indexOf(two.text), lower = here.indexOf(one.text);
      if (upper < 0 || lower < 0) continue;
      if (here.slice(upper, lower).every(sees_through))
        wrong.push(`'${one.words}' and '${two.words}' overlap`);
    }
  });
  return wrong;
}"""


class Screen:
    """A page of a browser, of the size that a layout is made for, with our fonts."""

    def __init__(self, browser: Browser, layout: str) -> None:
        width, height = LAYOUTS[layout]
        self.layout = layout
        self.page = browser.new_page(viewport={"width": width, "height": height})
        faces = "".join(
            f"@font-face{{font-family:'{family}';font-weight:200 900;"
            f"src:url(data:font/ttf;base64,{base64.b64encode(file.read_bytes()).decode()})}}"
            for family, file in font_files().items()
        )
        self.page.set_content(f"<style>{faces}body{{margin:0}}svg{{display:block}}</style>")
        for family in font_files():
            for weight in (400, 700):
                self.page.evaluate("font => document.fonts.load(font)", f"{weight} 16px '{family}'")

    def show(self, svg: str) -> None:
        """Put a drawing on the page, in the place of the one before."""
        self.page.evaluate("svg => { document.body.innerHTML = svg; }", svg)

    def unhittable(self) -> list[str]:
        """Targets that are too small for a finger, off the page, or covered."""
        wrong: list[str] = self.page.evaluate(TARGETS, FINGER if self.layout == "phone" else 16)
        return wrong

    def unreadable(self) -> list[str]:
        """Words that overlap, leave the page, or are squeezed too hard."""
        wrong: list[str] = self.page.evaluate(TEXTS, SQUEEZED)
        return wrong

    def shoot(self) -> bytes:
        """What is to be seen, as PNG."""
        return self.page.screenshot()

    def close(self) -> None:
        """Close the page."""
        self.page.close()
