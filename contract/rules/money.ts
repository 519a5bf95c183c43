import { lazy } from "./lazy.ts";

/** Money is whole rupees on the wire and in forms, integer paise in the database. */

const rupees = lazy(() => new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 }));

/** `₹1,11,600`, `−₹2,800`: whole rupees with Indian grouping. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? "−" : ""}₹${rupees().format(Math.abs(amount))}`;
}

/** Whole rupees to paise. */
export function toPaise(amount: number): number {
  return amount * 100;
}

/** Paise to whole rupees, rounded to the nearest. */
export function toRupees(paise: number): number {
  return Math.round(paise / 100);
}

/** Paise to whole rupees, rounded down: amounts owed and paid are counted in these. */
export function wholeRupees(paise: number): number {
  return Math.floor(paise / 100);
}

/** Whether an amount in paise is one of whole rupees. */
export function isWhole(paise: number): boolean {
  return paise % 100 === 0;
}

const exact = lazy(
  () => new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `₹7,500.01`: paise as papers and accountants write them. */
export function formatPaise(paise: number): string {
  return `${paise < 0 ? "−" : ""}₹${exact().format(Math.abs(paise) / 100)}`;
}
