import type { ToldNight } from "#contract/availability.ts";
import { monthOf } from "#contract/rules/month.ts";
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  longestStay,
  longStayWords,
} from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { toldNightsOf } from "./read-told-nights.ts";

/** What a house has told of its shortest stays, a month at a time, each once. */
export class HouseNights {
  #hotel = "";
  #told = new Map<string, ToldNight>();
  #read: ReturnType<typeof toldNightsOf> | undefined;

  /** Nights that a guest's stay has at least which arrives on a day, as far as the house has told. */
  leastFrom(arrival: CalendarDate): number {
    return this.#told.get(arrival)?.minNights ?? 1;
  }

  /** Asks the house about the month of a day; true once there is news. */
  async ask(hotel: string | undefined, arrival: CalendarDate): Promise<boolean> {
    if (!hotel || !isCalendarDate(arrival)) return false;
    if (hotel !== this.#hotel) {
      this.#hotel = hotel;
      this.#told = new Map();
      this.#read = toldNightsOf(hotel, this.#told);
    }
    return (await this.#read?.([monthOf(arrival)])) ?? false;
  }
}

/** Lets a stay end no earlier than after its shortest length; returns the first day on which it may, with its words. */
export function endNoEarlier(leave: HTMLInputElement, arrival: CalendarDate, least: number): CalendarDate {
  const usual = (leave.dataset["usualWords"] ??= leave.dataset["rangeUnderflow"] ?? "");
  leave.min = addDays(arrival, least);
  leave.dataset["rangeUnderflow"] = least > 1 ? `At least ${countOf(least, "night")} here` : usual;
  return leave.min;
}

/** Lets a stay end no later than after the longest that can be booked. */
export function endNoLater(leave: HTMLInputElement, arrival: CalendarDate): void {
  leave.max = addDays(arrival, longestStay);
  leave.dataset["rangeOverflow"] = longStayWords;
}
