import { nameKey } from "./name-key.ts";
import { internationalDigits } from "./phone.ts";

type OfGuest = { customerName: string; phoneNo: string };

/** How many people these stays are of: one of the same name and number has several. */
export function countGuests(stays: readonly OfGuest[]): number {
  return new Set(
    stays.map(({ customerName, phoneNo }) => `${nameKey(customerName)}|${internationalDigits(phoneNo)}`),
  ).size;
}
