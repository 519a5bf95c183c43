import { longestBlock } from "#contract/blocks.ts";
import { addDays, isCalendarDate, nightsBetween } from "#contract/rules/stay.ts";

/** A whole number from 1 to `max` in the query string; else undefined. */
export function numberIn(address: URLSearchParams, name: string, max: number): number | undefined {
  const number = Number(address.get(name));
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

export function idIn(address: URLSearchParams, name: string): number | undefined {
  return numberIn(address, name, Number.MAX_SAFE_INTEGER);
}

/** The nights `[night, until)` in the query string; one night without `until`. */
export function nightsIn(address: URLSearchParams) {
  const [night, last] = [address.get("night") ?? "", address.get("until") ?? ""];
  if (!isCalendarDate(night)) return undefined;
  const length = isCalendarDate(last) ? nightsBetween(night, last) : 0;
  return { night, until: length > 0 && length <= longestBlock ? last : addDays(night, 1) };
}
