import { type CalendarDate, todayInKashmir } from "./stay.ts";

/** April to March in Asia/Kolkata, as papers name it: `26-27`. */
export type FinancialYear = string;

/** The financial year of a calendar date. */
export function financialYearOf(date: CalendarDate): FinancialYear {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < "04-01" ? 1 : 0);
  const short = (one: number) => String(one % 100).padStart(2, "0");
  return `${short(year)}-${short(year + 1)}`;
}

/** The financial year of a moment: 31 March 23:59 in Kashmir is still the old one. */
export function financialYearAt(moment: Date): FinancialYear {
  return financialYearOf(todayInKashmir(moment));
}
