import { ratePeriodForm, type RatePeriodShown } from "#contract/rate-periods.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { fieldError } from "../../errors.ts";
import { parseFields, type RowTexts } from "../import-row.ts";
import { typedCount } from "../typed/typed-count.ts";
import { typedDate } from "../typed/typed-date.ts";
import { typedRent } from "../typed/typed-money.ts";
import { nightsInWords, typedNights } from "../typed/typed-nights.ts";
import { typedYes } from "../typed/typed-yes.ts";

export type Price = Pick<RatePeriodShown, "name" | "from" | "to" | "weekdays" | "isYearly"> &
  Pick<RatePeriodShown, "roomId" | "rentPerNight" | "minNights">;

/** The form of a price, but for its room type. Throws `invalid`. */
export function parsePrice(texts: RowTexts) {
  const last = typedDate(texts["to"]);
  if (last === "") throw fieldError("to", "Last night is required");
  return parseFields(ratePeriodForm, {
    roomId: 1,
    name: texts["name"],
    from: typedDate(texts["from"]),
    to: isCalendarDate(last) ? addDays(last, 1) : last,
    weekdays: typedNights(texts["weekdays"]),
    isYearly: typedYes(texts["isYearly"]),
    rentPerNight: typedRent(texts["rentPerNight"]),
    minNights: typedCount(texts["minNights"]),
    confirm: typedYes(texts["confirm"]),
  });
}

/** A price as the preview shows it. */
export function shownPrice(texts: RowTexts, hotel: { name: string }, price: Omit<Price, "roomId">): RowTexts {
  return {
    hotelName: hotel.name,
    from: longDate(price.from),
    to: longDate(addDays(price.to, -1)),
    rentPerNight: formatRupees(price.rentPerNight),
    ...(texts["weekdays"] && { weekdays: nightsInWords(price.weekdays) }),
    ...(texts["minNights"] && { minNights: String(price.minNights) }),
    ...(texts["isYearly"] && { isYearly: price.isYearly ? "yes" : "no" }),
  };
}
