import type { NightAvailability } from "#contract/availability.ts";
import { monthOf } from "#contract/rules/month.ts";
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  longestStay,
  longStayWords,
} from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { createNightReader } from "./night-reader.ts";

/** The minimum stays of a hotel, read from the API month by month, each month once. */
export class HouseNights {
  #hotel = "";
  #nights = new Map<string, NightAvailability>();
  #read: ReturnType<typeof createNightReader> | undefined;

  /** Minimum nights of a stay that begins on `arrival`; 1 while that month has not been read. */
  leastFrom(arrival: CalendarDate): number {
    return this.#nights.get(arrival)?.minNights ?? 1;
  }

  /** Reads the month of `arrival`; resolves to true when it brought new nights. */
  async ask(hotel: string | undefined, arrival: CalendarDate): Promise<boolean> {
    if (!hotel || !isCalendarDate(arrival)) return false;
    if (hotel !== this.#hotel) {
      this.#hotel = hotel;
      this.#nights = new Map();
      this.#read = createNightReader(hotel, this.#nights);
    }
    return (await this.#read?.([monthOf(arrival)])) ?? false;
  }
}

/** Sets the input's `min` to so many `nights` after arrival, with its validation message; returns that date. */
export function endNoEarlier(leave: HTMLInputElement, arrival: CalendarDate, nights: number): CalendarDate {
  const usual = (leave.dataset["usualWords"] ??= leave.dataset["rangeUnderflow"] ?? "");
  leave.min = addDays(arrival, nights);
  leave.dataset["rangeUnderflow"] = nights > 1 ? `At least ${countOf(nights, "night")} here` : usual;
  return leave.min;
}

/** Sets the input's `max` to the longest stay that can be booked, with its validation message. */
export function endNoLater(leave: HTMLInputElement, arrival: CalendarDate): void {
  leave.max = addDays(arrival, longestStay);
  leave.dataset["rangeOverflow"] = longStayWords;
}
