// @ts-check
/** The form for a new table shows what applies to the choices made so far. */
const form = /** @type {HTMLFormElement} */ (document.getElementById("new-table"));

function fit() {
  const chosen = new FormData(form);
  const seats = String(chosen.get("seats"));
  const pace = String(chosen.get("pace"));
  for (const line of form.querySelectorAll("[data-seat]")) {
    const place = /** @type {HTMLElement} */ (line);
    place.hidden = Number(place.dataset.seat) >= Number(seats);
  }
  for (const line of form.querySelectorAll("[data-for-seats]")) {
    const option = /** @type {HTMLElement} */ (line);
    option.hidden = !option.dataset.forSeats?.split(" ").includes(seats);
  }
  const options = /** @type {HTMLElement | null} */ (form.querySelector(".options"));
  if (options) options.hidden = !options.querySelector("[data-for-seats]:not([hidden])");
  for (const line of form.querySelectorAll("[data-pace]")) {
    const field = /** @type {HTMLElement} */ (line);
    field.hidden = field.dataset.pace !== pace;
  }
}

form.addEventListener("change", fit);
fit();
