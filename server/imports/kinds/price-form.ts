import { ratePeriodForm, type RatePeriodShown } from "#contract/rate-periods.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { AppError, fieldError } from "../../errors.ts";
import { parseFields, type RowTexts } from "../import-row.ts";
import { typedCount } from "../typed/typed-count.ts";
import { typedDate } from "../typed/typed-date.ts";
import { moneyWords, typedRent } from "../typed/typed-money.ts";
import { nightsInWords, typedNights } from "../typed/typed-nights.ts";
import { typedYes } from "../typed/typed-yes.ts";

export type Price = Pick<RatePeriodShown, "name" | "from" | "to" | "weekdays" | "isYearly"> &
  Pick<RatePeriodShown, "roomId" | "rentPerNight" | "minNights">;

/** The columns of a row that are rents: that of all its nights, and that of its weekends. */
export const rentColumns = ["rentPerNight", "weekendRent"] as const;
export type RentColumn = (typeof rentColumns)[number];

/** The form of the price in a column of a row, but for its room type. Throws `invalid`. */
export function parsePrice(texts: RowTexts, column: RentColumn) {
  if (column === "rentPerNight") return parseNights(texts);
  if (texts["weekdays"])
    throw fieldError(column, "Nights of the week and a rent of weekends make two prices: write two rows");
  try {
    return parseNights({ ...texts, rentPerNight: texts[column], weekdays: "weekend" });
  } catch (error) {
    throw underColumn(column, error);
  }
}

/** The failure, with what is said of the rent under the column that has it. */
function underColumn(column: RentColumn, error: unknown): unknown {
  if (!(error instanceof AppError) || error.errors?.["rentPerNight"] === undefined) return error;
  const { rentPerNight, ...others } = error.errors;
  return new AppError(error.code, { errors: { ...others, [column]: rentPerNight } });
}

function parseNights(texts: RowTexts) {
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

/** A row as the preview shows it; `price` is that of all its nights. */
export function shownPrice(texts: RowTexts, hotel: { name: string }, price: Omit<Price, "roomId">): RowTexts {
  return {
    hotelName: hotel.name,
    from: longDate(price.from),
    to: longDate(addDays(price.to, -1)),
    rentPerNight: formatRupees(price.rentPerNight),
    ...(texts["weekendRent"] && { weekendRent: moneyWords(typedRent(texts["weekendRent"])) }),
    ...(texts["weekdays"] && { weekdays: nightsInWords(price.weekdays) }),
    ...(texts["minNights"] && { minNights: String(price.minNights) }),
    ...(texts["isYearly"] && { isYearly: price.isYearly ? "yes" : "no" }),
  };
}
