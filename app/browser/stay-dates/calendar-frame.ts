import { addMonths, daysOfMonth, type Month, monthOf } from "#contract/rules/month.ts";
import { createElement, dayGrid } from "./day-grid.ts";
import style from "./stay-calendar.css?inline";
import dayStyle from "./stay-days.css?inline";
import rentStyle from "./stay-rent.css?inline";

type DayLook = {
  isSold: boolean;
  /** One of the cheapest nights that are shown. */
  isCheap: boolean;
  /** The rent, short enough to fit into the day's cell. */
  price: string;
  isRefused: boolean;
  part: "arrive" | "leave" | "between" | undefined;
  words: string;
};

const wide = "(width >= 47.5rem)";

/** The calendar's view: a dialog with one month or two, a status line above them and buttons below. */
export class CalendarFrame {
  readonly dialog = createElement("dialog", "stay-dialog");
  readonly #words = createElement("p", "stay-now");
  readonly #months = createElement("div", "stay-months");
  readonly #legend = [
    createElement("p", "stay-sold-sign", "Sold out"),
    createElement("p", "stay-cheap-sign", "Cheapest"),
  ];
  #shown: Month[] = [];

  constructor() {
    adoptStyle();
    const title = createElement("h2", "sr-only", "Your dates");
    const before = iconButton("Earlier months", "-1", "‹");
    const after = iconButton("Later months", "1", "›");
    const head = createElement("header", "stay-head");
    const foot = createElement("footer", "stay-foot");
    const clear = createElement("button", "stay-clear", "Clear");
    const done = createElement("button", "button button-small button-secondary", "Done");
    title.id = "stay-calendar-title";
    this.#words.role = "status";
    clear.dataset["clear"] = done.dataset["done"] = "";
    clear.type = done.type = "button";
    head.append(before, this.#words, after);
    foot.append(...this.#legend, clear, done);
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

  /** Shows or hides the rents in the cells and the legend of sold-out and cheapest nights. */
  showSigns(isShown: boolean): void {
    for (const sign of this.#legend) sign.hidden = !isShown;
    this.dialog.toggleAttribute("data-priced", isShown);
  }

  /** Opens above or below the field, where there is more space; on phones the style puts it at the bottom edge. */
  open(field: HTMLElement): void {
    this.dialog.showModal();
    this.#place(field);
  }

  /** Adapts the number of months and the position to the viewport; returns true when other months are shown. */
  fit(field: HTMLElement, day: string): boolean {
    const isChanged = this.#shown.length !== this.#count;
    if (isChanged) this.showMonths(monthOf(day));
    this.#place(field);
    return isChanged;
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

  /** Shows the day's month unless it is already shown. */
  showDay(day: string): void {
    if (this.#shown.includes(monthOf(day))) return;
    const isAfter = this.#shown.length > 0 && monthOf(day) > (this.#shown.at(-1) ?? "");
    this.showMonths(isAfter && this.#count > 1 ? addMonths(monthOf(day), -1) : monthOf(day));
  }

  showMonths(first: Month): void {
    this.#shown = Array.from({ length: this.#count }, (_, index) => addMonths(first, index));
    const isAlone = this.#shown.length === 1;
    const grids = this.#shown.map((month) => dayGrid(month, isAlone ? addMonths(month, 1) : undefined));
    this.#months.replaceChildren(...grids);
  }

  get #count(): number {
    return matchMedia(wide).matches ? 2 : 1;
  }

  /** Updates the look of each shown day; `focused` is the one in the tab order. */
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
  const button = createElement("button", "stay-turn", sign);
  button.type = "button";
  button.ariaLabel = name;
  button.dataset["months"] = months;
  return button;
}

/** A CSS length in pixels that keeps a margin of 8 px to both edges; `rightmost` is the greatest position that fits. */
function within(wanted: number, rightmost: number): string {
  return `${Math.max(8, Math.min(wanted, rightmost - 8))}px`;
}

let isStyled = false;

/** The style is part of this script, so that it is loaded only where dates are chosen. */
function adoptStyle(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${dayStyle}${style}${rentStyle}`);
  document.adoptedStyleSheets.push(sheet);
}
