import { isCalendarDate } from "#contract/rules/stay.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";

/** The fields of a booking form that determine the price of a stay, by their API names. */
export function wishFields(
  fields: FormData,
  room: { roomId: string; rooms: string; isLeftToUs: string },
): URLSearchParams {
  const typed = typedIn(fields);
  const { checkInDate: checkIn = "", checkOutDate: checkOut = "", adults = "", children = "" } = typed;
  const { mealPlan, extras } = wishesOf(typed);
  return filled({ checkIn, checkOut, ...room, adults, children, mealPlan, childAges: agesIn(typed), extras });
}

/** The same for a package. */
export function tourFields(fields: FormData): URLSearchParams {
  const typed = typedIn(fields);
  const { checkInDate = "", adults = "", children = "", hotelClass = "", singleRooms = "" } = typed;
  const startDate = isCalendarDate(checkInDate) ? checkInDate : "";
  return filled({ startDate, adults, children, childAges: agesIn(typed), hotelClass, singleRooms });
}

/** The form's texts by name; of several under one name the last. */
export function typedIn(fields: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === "string") typed[name] = value;
  return typed;
}

/** Empty until every age is entered: children without ages can be priced, a partial list cannot. */
function agesIn(typed: Readonly<Record<string, string>>): string {
  const { childAges } = wishesOf(typed);
  return childAges.split(",").length === Number(typed["children"]) ? childAges : "";
}

function filled(query: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
}
