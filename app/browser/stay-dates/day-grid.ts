import { daysOfMonth, type Month, monthName } from "#contract/rules/month.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { weekdayOf } from "./month-days.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A month as a grid, one cell with `data-day` for each day; with `next`, its last week leads on to that month. */
export function dayGrid(month: Month, next?: Month): HTMLElement {
  const frame = createElement("div", "stay-month");
  const head = createElement("h3", "stay-month-title", monthName(month));
  const table = createElement("table", "stay-grid");
  head.id = `stay-${month}`;
  table.role = "grid";
  table.setAttribute("aria-labelledby", head.id);
  table.setAttribute("aria-multiselectable", "true");
  table.append(weekdayRow(), weekRows(daysOfMonth(month), next));
  frame.append(head, table);
  return frame;
}

function weekdayRow(): HTMLElement {
  const head = createElement("thead");
  const row = createElement("tr");
  for (const day of weekdays) {
    const cell = createElement("th", "", day.slice(0, 2));
    cell.setAttribute("scope", "col");
    cell.setAttribute("abbr", day);
    row.append(cell);
  }
  head.append(row);
  return head;
}

/** Blank cells before the first day and after the last keep the weekday columns. */
function weekRows(days: readonly CalendarDate[], next: Month | undefined): HTMLElement {
  const body = createElement("tbody");
  const before = weekdayOf(days[0] ?? "");
  const after = (7 - ((before + days.length) % 7)) % 7;
  const blanks = (count: number) => Array.from({ length: count }, () => createElement("td"));
  const isBesideDays = next !== undefined && after >= leastForName;
  const cells = [...blanks(before), ...days.map(dayCell), ...(isBesideDays ? [] : blanks(after))];
  for (let start = 0; start < cells.length; start += 7) {
    const row = createElement("tr");
    row.append(...cells.slice(start, start + 7));
    body.append(row);
  }
  if (next === undefined) return body;
  const last = isBesideDays ? body.lastElementChild : body.appendChild(createElement("tr"));
  last?.append(nextMonthCell(next, isBesideDays ? after : 7));
  return body;
}

/** The blank days that a month's name needs. */
const leastForName = 3;

function nextMonthCell(next: Month, days: number): HTMLElement {
  const cell = createElement("td", "stay-next");
  const button = createElement("button", "", monthName(next));
  button.type = "button";
  button.dataset["next"] = "";
  cell.colSpan = days;
  cell.append(button);
  return cell;
}

function dayCell(day: CalendarDate): HTMLTableCellElement {
  const cell = createElement("td", "stay-day");
  cell.role = "gridcell";
  cell.dataset["day"] = day;
  cell.tabIndex = -1;
  cell.append(createElement("span", "", String(Number(day.slice(8)))));
  return cell;
}

/** An element with a class and a text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
