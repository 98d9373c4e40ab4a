// @ts-check
/** The drawing that fits the window; asks for another when the window changes. */

/** @returns {string} the same choice as in early.js */
function fitting() {
  return innerWidth <= 600 ? "phone" : innerWidth < 1080 || innerHeight > innerWidth ? "tall" : "wide";
}

/** @param {() => void} look called when another drawing is wanted */
export function follow(look) {
  const root = document.documentElement;
  let timer = 0;
  const fit = () => {
    const layout = fitting();
    if (layout === root.dataset.layout) return;
    root.dataset.layout = layout;
    document.cookie = `layout=${layout}; path=/; max-age=31536000; samesite=lax`;
    look();
  };
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = window.setTimeout(fit, 200);
  });
  if (root.dataset.stale) look();
}
