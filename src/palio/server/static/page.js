// @ts-check
/** What every page does: copying, closing menus, notices that go away, phrases, the connection. */

/** The phrases that scripts say, in the reader's language. @type {Record<string, string>} */
export const words = JSON.parse(document.getElementById("words")?.dataset.words ?? "{}");

/** The token that shows that a page of ours sent a request. */
export const csrf = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=csrf]"))?.content ?? "";

/** @param {string} id @returns {HTMLElement | null} */
export const by = (id) => document.getElementById(id);

/** Show a line at the foot of the page. @param {string} text */
export function notice(text) {
  const place = by("notice");
  if (!place) return;
  const line = document.createElement("p");
  line.className = "notice";
  line.textContent = text;
  place.replaceChildren(line);
}

let away = 0;
new MutationObserver(() => {
  clearTimeout(away);
  away = window.setTimeout(() => by("notice")?.replaceChildren(), 6000);
}).observe(/** @type {Node} */ (by("notice")), { childList: true });

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  for (const open of document.querySelectorAll("details.drop[open]")) {
    if (!open.contains(target)) open.removeAttribute("open");
  }
  const copy = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copy) {
    const field = /** @type {HTMLInputElement} */ (by(copy.dataset.copy ?? ""));
    field.select();
    const before = copy.textContent;
    const said = () => {
      copy.textContent = copy.dataset.done ?? before;
      setTimeout(() => { copy.textContent = before; }, 1600);
    };
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(said, () => document.execCommand("copy") && said());
    else if (document.execCommand("copy")) said();
  }
});

// A chat line that was sent leaves its field empty; one that was refused stays.
document.addEventListener("htmx:after:request", (event) => {
  const form = /** @type {Element} */ (event.target);
  const ctx = /** @type {CustomEvent} */ (event).detail?.ctx;
  if (form instanceof HTMLFormElement && form.id === "say" && ctx?.response?.status < 300) {
    const field = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=text]"));
    if (field) field.value = "";
  }
});

// The stream of events. htmx connects again by itself once it was connected; until then we ask.
const live = by("live");
if (live) {
  let connected = false;
  let down = false;
  const listen = () => {
    if (!connected) /** @type {any} */ (window).htmx.trigger(live, "listen");
  };
  live.addEventListener("htmx:sse:after:connection", () => {
    connected = true;
    if (down) by("notice")?.replaceChildren();
    down = false;
  });
  live.addEventListener("htmx:sse:error", () => {
    if (!down) notice(words["connection-lost"]);
    down = true;
  });
  live.addEventListener("htmx:sse:close", () => { connected = false; });
  live.addEventListener("begun", () => {
    history.scrollRestoration = "manual";
    location.reload();
  });
  // Every script has run by then, and htmx, which begins in a timeout of its own, has begun.
  document.addEventListener("DOMContentLoaded", () => setTimeout(listen));
  setInterval(listen, 3000);
}
