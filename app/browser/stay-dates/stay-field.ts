import { longDate, stayInWords } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { closest } from "../closest.ts";
import { messageOf, showMessage } from "../field-messages.ts";
import { endNoEarlier, endNoLater, HouseNights } from "./house-nights.ts";

type End = "arrive" | "leave";

/**
 * Makes one field of two date inputs, which are still sent by the form and can be typed in. The departure follows the
 * arrival by the hotel's minimum stay; the chosen stay is shown in words; a click opens the calendar, whose script
 * (`data-calendar`) is loaded when the field is first hovered or focused.
 */
export class StayDates extends HTMLElement {
  #listening = new AbortController();
  #isRequired = false;
  #isOpening = false;
  #house = new HouseNights();
  /** The input that the visitor edited last. */
  #edited: End = "arrive";

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#isRequired = this.#input("arrive")?.required ?? false;
    this.addEventListener("input", ({ target }) => this.#onInput(target), { signal });
    this.addEventListener("click", (event) => this.#onClick(event), { signal });
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("invalid", (event) => this.#onInvalid(event), { signal, capture: true });
    for (const type of ["pointerenter", "focusin"])
      this.addEventListener(type, () => void this.#load().catch(() => {}), { signal, once: true });
    // The `reset` event is fired before the values are reset.
    this.closest("form")?.addEventListener("reset", () => setTimeout(() => this.#show()), { signal });
    this.#adoptEarlyChoice();
    this.#show();
    this.toggleAttribute("data-alive", true);
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  #input(end: End): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>(`[data-end=${end}] input`);
  }

  #onInput(target: EventTarget | null): void {
    this.#edited = target === this.#input("leave") ? "leave" : "arrive";
    this.#follow();
    void this.#askHouse();
    this.#show();
    for (const end of ["arrive", "leave"] as const) {
      const input = this.#input(end);
      if (input?.ariaInvalid === "true") showMessage(input, messageOf(input));
    }
  }

  /** Handles an arrival that was chosen before this script ran. */
  #adoptEarlyChoice(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave || arrive.value === arrive.defaultValue || leave.value) return;
    this.#follow();
    if (leave.value) leave.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Moves the departure behind the arrival, but never while it is being typed: a half-typed year is a date long ago. */
  #follow(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave || !isCalendarDate(arrive.value)) return;
    const minNights = Math.max(Number(this.dataset["least"] ?? 1), this.#house.leastFrom(arrive.value));
    const next = endNoEarlier(leave, arrive.value, minNights);
    // With `data-most` the field is not for a booking (a block of rooms): its length is limited elsewhere.
    if (this.dataset["most"] === undefined) endNoLater(leave, arrive.value);
    if (this.#edited === "leave") return;
    if (!leave.value || (isCalendarDate(leave.value) && leave.value < next)) setValue(leave, next);
    this.#edited = "arrive";
  }

  async #askHouse(): Promise<void> {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive?.validity.valid || !leave || this.#isOffice) return;
    if (!(await this.#house.ask(this.#hotel, arrive.value))) return;
    const before = leave.value;
    this.#follow();
    this.#show();
    if (leave.value !== before) leave.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Staff may book fewer nights than the minimum stay for guests. */
  get #isOffice(): boolean {
    return this.dataset["office"] !== undefined;
  }

  get #hotel(): string | undefined {
    return this.dataset["hotel"] ?? hotelIn(this.closest("form"));
  }

  #show(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave) return;
    // One date alone is no stay: it makes both required.
    arrive.required = leave.required = this.#isRequired || arrive.value !== "" || leave.value !== "";
    for (const input of [arrive, leave]) {
      const label = input.parentElement?.querySelector("[data-date]");
      if (label) label.textContent = isCalendarDate(input.value) ? longDate(input.value) : "Choose a day";
      label?.toggleAttribute("data-empty", !input.value);
    }
    const words = this.querySelector("[data-words]");
    const isWhole = [arrive.value, leave.value].every(isCalendarDate) && arrive.value < leave.value;
    const text = isWhole ? stayInWords(arrive.value, leave.value) : "";
    if (words && words.textContent !== text) words.textContent = text;
  }

  #onClick(event: Event): void {
    if (closest(event, "stay-calendar")) return;
    const half = closest(event, "[data-end]");
    const isTouched = closest(event, "[data-date], label, [data-open]");
    if (!isTouched) return;
    event.preventDefault();
    void this.#open(half?.dataset["end"] === "leave" ? "leave" : "arrive");
  }

  /** The keys that open the browser's date picker open our calendar. */
  #onKey(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    const isOpening = event.key === " " || event.key === "F4" || (event.altKey && event.key === "ArrowDown");
    if (!isOpening) return;
    event.preventDefault();
    void this.#open(event.target === this.#input("leave") ? "leave" : "arrive");
  }

  /** Shows the message at the field, in place of the browser's bubble. */
  #onInvalid(event: Event): void {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const message = messageOf(input);
    if (!message) return;
    event.preventDefault();
    showMessage(input, message);
    if (input.form?.querySelector(":invalid") === input) input.focus();
  }

  #load(): Promise<unknown> {
    return import(/* @vite-ignore */ this.dataset["calendar"] ?? "");
  }

  async #open(end: End): Promise<void> {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave || this.#isOpening || this.querySelector("stay-calendar")) return;
    // Clicked again while the script is loading, it opens only once.
    this.#isOpening = true;
    try {
      await this.#load();
    } catch {
      // Without the script, the date can be typed or chosen in the browser's own picker.
      return this.#input(end)?.focus();
    } finally {
      this.#isOpening = false;
    }
    const calendar = document.createElement("stay-calendar");
    const { least, most } = this.dataset;
    const attributes = { arrive: arrive.value, leave: leave.value, earliest: arrive.min, end, least, most };
    for (const [name, value] of Object.entries({ ...attributes, hotel: this.#hotel }))
      if (value) calendar.dataset[name] = value;
    calendar.toggleAttribute("data-office", this.#isOffice);
    calendar.addEventListener("chosen", () => {
      setValue(arrive, calendar.dataset["arrive"] ?? "");
      setValue(leave, calendar.dataset["leave"] ?? "");
      for (const input of [arrive, leave]) input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    this.append(calendar);
    calendar.querySelector("dialog")?.addEventListener("close", () => {
      this.querySelector<HTMLElement>("[data-open]")?.focus();
    });
  }
}

function hotelIn(form: HTMLFormElement | null): string | undefined {
  const hotel = form && new FormData(form).get("hotelId");
  return typeof hotel === "string" && hotel ? hotel : undefined;
}

/** Sets the value as typing does, by the native setter: React overrides it, and would miss the change on a hydrated page. */
function setValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  native?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
