// @ts-check
// Runs before anything is painted: which page fits this window, does the reader like it dark, and what is clicked before the rest is here?
(() => {
  const root = document.documentElement;
  /** @param {string} name */
  const cookie = (name) => document.cookie.split("; ").find((part) => part.startsWith(name + "="))?.slice(name.length + 1);
  /** @param {string} name @param {string} value */
  const keep = (name, value) => { document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`; };
  const layout = innerWidth <= 600 ? "phone" : innerWidth < 1080 || innerHeight > innerWidth ? "tall" : "wide";
  const theme = cookie("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  if (cookie("layout") !== layout) keep("layout", layout);
  if (!cookie("theme")) keep("theme", theme);
  // The first visit of somebody who likes it dark: now that the server knows, ask it again.
  if (root.dataset.theme !== theme && cookie("theme") === theme) location.reload();
  if (root.dataset.layout !== layout) root.dataset.stale = "1";
  root.dataset.layout = layout;
  root.dataset.theme = theme;
  // On a slow line the board can be clicked before the script that answers has come: it asks for this.
  addEventListener("click", (event) => { /** @type {any} */ (window).clickedEarly = event.target; });
})();
