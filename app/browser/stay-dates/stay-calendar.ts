/** The calendar of a `<stay-dates>` field: a separate script, loaded when the field is first hovered or focused. */
import { longDate, shortDate, stayInWords } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addMonths, daysOfMonth, monthOf } from "#contract/rules/month.ts";
import { addDays, isCalendarDate, longestStay, todayInKashmir } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import type { NightAvailability } from "#contract/availability.ts";
import { closest } from "../closest.ts";
import { isForBrowser } from "../keys.ts";
import { CalendarFrame } from "./calendar-frame.ts";
import { dayByKey } from "./month-days.ts";
import { cheapestRent, rentInDay } from "#contract/rules/cheapest-night.ts";
import { createNightReader } from "./night-reader.ts";
import { arrivalRefusal, departureRefusal, type KnownNights, leastFrom } from "./stay-range.ts";

/**
 * `<stay-calendar data-arrive data-leave data-earliest data-least data-most data-hotel data-end data-office>` opens as a dialog.
 * It puts the chosen dates into `data-arrive` and `data-leave`, fires `chosen`, and removes itself when it closes.
 */
class StayCalendar extends HTMLElement {
  readonly #frame = new CalendarFrame();
  readonly #nights = new Map<string, NightAvailability>();
  #reader: ReturnType<typeof createNightReader> | undefined;
  #arrive = "";
  #leave = "";
  /** The focused day, and the hovered one. */
  #day = "";
  #hovered = "";
  #limits: KnownNights = { earliest: "", leastNights: 1, mostNights: longestStay, nights: this.#nights };

  connectedCallback(): void {
    const { arrive = "", leave = "", earliest = "", least = "1", most, hotel, end } = this.dataset;
    const mostNights = Number(most ?? longestStay);
    const isOffice = this.dataset["office"] !== undefined;
    this.#limits = { earliest, leastNights: Number(least), mostNights, isOffice, nights: this.#nights };
    this.#reader = hotel ? createNightReader(hotel, this.#nights) : undefined;
    this.#arrive = isCalendarDate(arrive) ? arrive : "";
    // A new arrival makes the departure be chosen anew too.
    this.#leave = this.#arrive && isCalendarDate(leave) && leave > arrive ? leave : "";
    this.#isEnd = end === "leave" && this.#arrive !== "";
    this.#day = (this.#isEnd ? this.#leave : "") || this.#arrive || earliest || todayInKashmir(new Date());
    this.append(this.#frame.dialog);
    this.#listen();
    this.#frame.showSigns(hotel !== undefined);
    this.#show();
    this.#frame.open(this);
    this.#frame.focus(this.#day);
  }

  disconnectedCallback(): void {
    removeEventListener("resize", this.#fit);
  }

  /** On resize and rotation. */
  #fit = (): void => {
    const isOther = this.#frame.fit(this, this.#day);
    if (!isOther) return;
    this.#paint();
    this.#frame.focus(this.#day);
    void this.#readNights();
  };

  /** True while the departure is being chosen. */
  #isEnd = false;

  #listen(): void {
    const { dialog } = this.#frame;
    dialog.addEventListener("close", () => this.remove());
    addEventListener("resize", this.#fit);
    dialog.addEventListener("keydown", (event) => this.#onKey(event));
    dialog.addEventListener("click", (event) => {
      const day = closest(event, "[data-day]")?.dataset["day"];
      const move = closest(event, "[data-months]")?.dataset["months"];
      if (day) this.#choose(day);
      if (move) this.#moveTo(Number(move));
      if (closest(event, "[data-next]")) this.#moveOn();
      if (closest(event, "[data-clear]")) this.#finish("", "");
      if (closest(event, "[data-done]")) this.#done();
    });
    dialog.addEventListener("pointerover", (event) => {
      this.#hovered = closest(event, "[data-day]")?.dataset["day"] ?? "";
      this.#paint();
    });
  }

  #onKey(event: KeyboardEvent): void {
    if (!closest(event, "[data-day]") || isForBrowser(event)) return;
    if (event.key === "Enter" || event.key === " ") this.#choose(this.#day);
    else {
      const next = dayByKey(this.#day, event, getComputedStyle(this).direction === "rtl");
      if (!next) return;
      const { earliest } = this.#limits;
      this.#day = next < earliest ? earliest : next;
      this.#hovered = "";
      this.#show();
      this.#frame.focus(this.#day);
    }
    event.preventDefault();
  }

  /** Moves to other months by the arrow buttons, which keep the focus. */
  #moveTo(months: number): void {
    const shown = this.#frame.months;
    const first = addMonths(shown[0] ?? monthOf(this.#day), months);
    if (first < monthOf(this.#limits.earliest)) return;
    this.#frame.showMonths(first);
    this.#day = this.#frame.firstDay;
    this.#paint();
    void this.#readNights();
  }

  /** Moves to the next month by the button of the last week, which is gone then: its first day has the focus. */
  #moveOn(): void {
    this.#moveTo(1);
    this.#frame.focus(this.#day);
  }

  #choose(day: string): void {
    this.#day = day;
    const isEnd = this.#isEnd && day > this.#arrive;
    const refusal = isEnd
      ? departureRefusal(this.#arrive, day, this.#limits)
      : arrivalRefusal(day, this.#limits);
    if (refusal) this.#frame.say(refusal);
    else if (isEnd) this.#finish(this.#arrive, day);
    else {
      this.#arrive = day;
      this.#leave = "";
      this.#isEnd = true;
      this.#show();
      this.#frame.focus(day);
    }
  }

  #done(): void {
    const leastNights = leastFrom(this.#arrive, this.#limits);
    if (!this.#arrive) this.#frame.dialog.close();
    else this.#finish(this.#arrive, this.#leave || addDays(this.#arrive, leastNights));
  }

  #finish(arrive: string, leave: string): void {
    Object.assign(this.dataset, { arrive, leave });
    this.dispatchEvent(new Event("chosen"));
    this.#frame.dialog.close();
  }

  /** Shows the months around the focused day, and the progress of the choice in the status line. */
  #show(): void {
    this.#frame.showDay(this.#day);
    this.#paint();
    this.#frame.say(this.#progress());
    void this.#readNights();
  }

  #progress(): string {
    if (this.#arrive && this.#leave) return stayInWords(this.#arrive, this.#leave);
    if (this.#isEnd) {
      const minNights = leastFrom(this.#arrive, this.#limits);
      const atLeast = minNights > 1 ? `, at least ${countOf(minNights, "night")}` : "";
      return `From ${shortDate(this.#arrive)}: now the day you leave${atLeast}`;
    }
    return "Choose the day you arrive";
  }

  async #readNights(): Promise<void> {
    if (await this.#reader?.(this.#frame.months)) this.#paint();
  }

  #paint(): void {
    const end = this.#leave || (this.#isEnd && this.#hovered > this.#arrive ? this.#hovered : "");
    const cheapest = cheapestRent(
      this.#frame.months
        .flatMap(daysOfMonth)
        .map((day) => (day < this.#limits.earliest ? undefined : this.#nights.get(day))),
    );
    this.#frame.paint(this.#day, (day) => {
      const night = day < this.#limits.earliest ? undefined : this.#nights.get(day);
      const isSold = night?.free === 0;
      const rent = night?.rent ?? undefined;
      const isCheap = rent !== undefined && rent === cheapest;
      const canEnd = this.#isEnd && !this.#leave && day > this.#arrive;
      const refusal = canEnd
        ? departureRefusal(this.#arrive, day, this.#limits)
        : arrivalRefusal(day, this.#limits);
      const part = partOf(day, this.#arrive, end);
      const state = isSold ? "sold out" : this.#reader && day >= this.#limits.earliest ? "free" : "";
      const price = rent === undefined ? "" : `from ${formatRupees(rent)}${isCheap ? ", cheapest" : ""}`;
      const minimum = night?.minNights ? `at least ${countOf(night.minNights, "night")}` : "";
      return {
        isSold,
        isCheap,
        price: rent === undefined ? "" : rentInDay(rent),
        isRefused: refusal !== undefined && !part,
        part,
        words: [longDate(day), state, price, minimum, words[part ?? "none"]].filter(Boolean).join(", "),
      };
    });
  }
}

const words = { arrive: "you arrive", leave: "you leave", between: "you stay", none: "" };

function partOf(day: string, arrive: string, end: string): "arrive" | "leave" | "between" | undefined {
  if (day === arrive) return "arrive";
  if (day === end) return "leave";
  return arrive && end && day > arrive && day < end ? "between" : undefined;
}

if (!customElements.get("stay-calendar")) customElements.define("stay-calendar", StayCalendar);
