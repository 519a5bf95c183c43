import { longDate, stayInWords } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { closest } from "../closest.ts";
import { messageOf, showMessage } from "../field-messages.ts";
import { endNoEarlier, endNoLater, HouseNights } from "./house-nights.ts";

type End = "arrive" | "leave";

/**
 * Makes one field of two date inputs. The end follows the beginning, as far off as the house asks of guests; what is
 * chosen is said in words; a touch opens the calendar, whose script `data-calendar` names and which is fetched then. The inputs stay what the form sends, and can
 * be typed in.
 */
export class StayDates extends HTMLElement {
  #listening = new AbortController();
  #mustHave = false;
  #isOpening = false;
  #house = new HouseNights();
  /** The end that was typed last, by hand. */
  #typed: End = "arrive";

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#mustHave = this.#input("arrive")?.required ?? false;
    this.addEventListener("input", ({ target }) => this.#onInput(target), { signal });
    this.addEventListener("click", (event) => this.#onClick(event), { signal });
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("invalid", (event) => this.#onInvalid(event), { signal, capture: true });
    for (const sign of ["pointerenter", "focusin"])
      this.addEventListener(sign, () => void this.#load().catch(() => {}), { signal, once: true });
    // The values change after the event.
    this.closest("form")?.addEventListener("reset", () => setTimeout(() => this.#show()), { signal });
    this.#takeEarly();
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
    this.#typed = target === this.#input("leave") ? "leave" : "arrive";
    this.#follow();
    void this.#askHouse();
    this.#show();
    for (const end of ["arrive", "leave"] as const) {
      const input = this.#input(end);
      if (input?.ariaInvalid === "true") showMessage(input, messageOf(input));
    }
  }

  /** What was chosen before this script came. */
  #takeEarly(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave || arrive.value === arrive.defaultValue || leave.value) return;
    this.#follow();
    if (leave.value) leave.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** While a year is typed, its first digits are dates of long ago. An end that somebody typed is not moved. */
  #follow(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave || !isCalendarDate(arrive.value)) return;
    const least = Math.max(Number(this.dataset["least"] ?? 1), this.#house.leastFrom(arrive.value));
    const next = endNoEarlier(leave, arrive.value, least);
    // What is no stay has a length of its own.
    if (this.dataset["most"] === undefined) endNoLater(leave, arrive.value);
    if (this.#typed === "leave") return;
    if (!leave.value || (isCalendarDate(leave.value) && leave.value < next)) setValue(leave, next);
    this.#typed = "arrive";
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

  /** Staff may sell fewer nights than the house asks of guests. */
  get #isOffice(): boolean {
    return this.dataset["office"] !== undefined;
  }

  get #hotel(): string | undefined {
    return this.dataset["hotel"] ?? hotelIn(this.closest("form"));
  }

  #show(): void {
    const [arrive, leave] = [this.#input("arrive"), this.#input("leave")];
    if (!arrive || !leave) return;
    // One date alone says nothing: the other is asked for.
    arrive.required = leave.required = this.#mustHave || arrive.value !== "" || leave.value !== "";
    for (const input of [arrive, leave]) {
      const said = input.parentElement?.querySelector("[data-date]");
      if (said) said.textContent = isCalendarDate(input.value) ? longDate(input.value) : "Choose a day";
      said?.toggleAttribute("data-empty", !input.value);
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

  /** The keys that open a browser's own calendar open ours. */
  #onKey(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    const isOpening = event.key === " " || event.key === "F4" || (event.altKey && event.key === "ArrowDown");
    if (!isOpening) return;
    event.preventDefault();
    void this.#open(event.target === this.#input("leave") ? "leave" : "arrive");
  }

  /** In the field's words and place, not in a bubble of the browser. */
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
    // Pressed again while the script is on its way, it opens once.
    this.#isOpening = true;
    try {
      await this.#load();
    } catch {
      // Without the script there is the browser's own calendar, or the keys.
      return this.#input(end)?.focus();
    } finally {
      this.#isOpening = false;
    }
    const calendar = document.createElement("stay-calendar");
    const { least, most } = this.dataset;
    const known = { arrive: arrive.value, leave: leave.value, earliest: arrive.min, end, least, most };
    for (const [name, value] of Object.entries({ ...known, hotel: this.#hotel }))
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

/** As typing does: React, where a page has it, takes no notice of a value that is only assigned. */
function setValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  own?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
