import { daysOfMonth, type Month, monthOf } from "#contract/rules/month.ts";
import { addMonths } from "./month-days.ts";
import { make, dayGrid } from "./day-grid.ts";
import style from "./stay-calendar.css?inline";
import rentStyle from "./stay-rent.css?inline";

type DayLook = {
  isSold: boolean;
  /** One of the cheapest nights that are shown. */
  isCheap: boolean;
  /** What it costs, as short as it fits. */
  price: string;
  isRefused: boolean;
  part: "arrive" | "leave" | "between" | undefined;
  words: string;
};

const wide = "(width >= 47.5rem)";

/** What of the calendar is seen: a dialog with one month or two, the words above them and the buttons below. */
export class CalendarFrame {
  readonly dialog = make("dialog", "stay-dialog");
  readonly #words = make("p", "stay-now");
  readonly #months = make("div", "stay-months");
  readonly #signs = [make("p", "stay-sold-sign", "Sold out"), make("p", "stay-cheap-sign", "Cheapest")];
  #shown: Month[] = [];

  constructor() {
    useStyle();
    const title = make("h2", "sr-only", "Your dates");
    const before = iconButton("Earlier months", "-1", "‹");
    const after = iconButton("Later months", "1", "›");
    const head = make("header", "stay-head");
    const foot = make("footer", "stay-foot");
    const clear = make("button", "stay-clear", "Clear");
    const done = make("button", "button button-small button-secondary", "Done");
    title.id = "stay-calendar-title";
    this.#words.role = "status";
    clear.dataset["clear"] = done.dataset["done"] = "";
    clear.type = done.type = "button";
    head.append(before, this.#words, after);
    foot.append(...this.#signs, clear, done);
    this.dialog.setAttribute("aria-labelledby", title.id);
    this.dialog.setAttribute("closedby", "any");
    this.dialog.append(title, head, this.#months, foot);
  }

  get months(): readonly Month[] {
    return this.#shown;
  }

  get firstDay(): string {
    return `${this.#shown[0] ?? ""}-01`;
  }

  say(text: string): void {
    if (this.#words.textContent !== text) this.#words.textContent = text;
  }

  /** Whether nights tell what they cost and which are sold out. */
  showSigns(isShown: boolean): void {
    for (const sign of this.#signs) sign.hidden = !isShown;
    this.dialog.toggleAttribute("data-priced", isShown);
  }

  /** Opens at the field, above or below, where there is more room; a phone's at its lower edge, by its style. */
  open(field: HTMLElement): void {
    this.dialog.showModal();
    this.#place(field);
  }

  /** As many months as there is room for now, at the field; true where these are others than before. */
  fit(field: HTMLElement, day: string): boolean {
    const isOther = this.#shown.length !== this.#count;
    if (isOther) this.showMonths(monthOf(day));
    this.#place(field);
    return isOther;
  }

  #place(field: HTMLElement): void {
    const place = field.parentElement?.getBoundingClientRect();
    const { style } = this.dialog;
    [style.top, style.left] = ["", ""];
    if (!place || !matchMedia(wide).matches) return;
    const { offsetWidth, offsetHeight } = this.dialog;
    const isBelow = innerHeight - place.bottom > place.top;
    const top = isBelow ? place.bottom + 8 : place.top - offsetHeight - 8;
    style.top = within(top, innerHeight - offsetHeight);
    style.left = within(place.left, innerWidth - offsetWidth);
  }

  focus(day: string): void {
    this.#cell(day)?.focus();
  }

  /** Turns to the day's month unless it is shown. */
  showDay(day: string): void {
    if (this.#shown.includes(monthOf(day))) return;
    const isAfter = this.#shown.length > 0 && monthOf(day) > (this.#shown.at(-1) ?? "");
    this.showMonths(isAfter && this.#count > 1 ? addMonths(monthOf(day), -1) : monthOf(day));
  }

  showMonths(first: Month): void {
    this.#shown = Array.from({ length: this.#count }, (_, index) => addMonths(first, index));
    this.#months.replaceChildren(...this.#shown.map(dayGrid));
  }

  get #count(): number {
    return matchMedia(wide).matches ? 2 : 1;
  }

  /** Gives each day that is shown its look; `focused` is the one that Tab leads to. */
  paint(focused: string, lookOf: (day: string) => DayLook): void {
    for (const day of this.#shown.flatMap(daysOfMonth)) {
      const cell = this.#cell(day);
      if (!cell) continue;
      const { isSold, isCheap, price, isRefused, part, words } = lookOf(day);
      cell.tabIndex = day === focused ? 0 : -1;
      cell.dataset["part"] = part ?? "";
      cell.toggleAttribute("data-sold", isSold);
      cell.toggleAttribute("data-cheap", isCheap);
      cell.dataset["rent"] = price;
      cell.ariaLabel = words;
      cell.ariaSelected = String(part !== undefined);
      cell.ariaDisabled = isRefused ? "true" : null;
    }
  }

  #cell(day: string): HTMLElement | null {
    return this.#months.querySelector<HTMLElement>(`[data-day="${day}"]`);
  }
}

function iconButton(name: string, months: string, sign: string): HTMLElement {
  const button = make("button", "stay-turn", sign);
  button.type = "button";
  button.ariaLabel = name;
  button.dataset["months"] = months;
  return button;
}

/** Pixels, at least 8 from either edge. */
function within(wanted: number, most: number): string {
  return `${Math.max(8, Math.min(wanted, most - 8))}px`;
}

let isStyled = false;

/** Its style comes with this script, so that pages on which nobody chooses dates do not carry it. */
function useStyle(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${style}${rentStyle}`);
  document.adoptedStyleSheets.push(sheet);
}
