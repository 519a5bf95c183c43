import type { PackageDetail } from "#contract/packages.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";

/** What the booking page shows of the package that is booked on it. */
export type BookedTour = Pick<
  PackageDetail,
  "id" | "tourName" | "numberOfDays" | "startingRate" | "images" | "tariff"
>;

/** One night fewer than days, as guests leave on the last day; a day trip counts as one night. */
export function nightsOfTour({ numberOfDays }: Pick<BookedTour, "numberOfDays">): number {
  return Math.max(1, numberOfDays - 1);
}

/** The fields of a booking form without a hotel as those of an enquiry about its package, for the price. */
export function tourWishOf(
  typed: Readonly<Record<string, string>>,
  packageId: number,
): Record<string, string> {
  const {
    checkInDate: startDate = "",
    adults = "",
    children = "",
    hotelClass = "",
    singleRooms = "",
  } = typed;
  const { childAges } = wishesOf(typed);
  return { packageId: String(packageId), startDate, adults, children, childAges, hotelClass, singleRooms };
}

/** A booking without a hotel as an enquiry about its package; values without a field there go into the message. */
export function toEnquiry(
  typed: Readonly<Record<string, string>>,
  packageId: number,
): Record<string, string> {
  const { checkInDate = "", checkOutDate = "", specialRequest = "" } = typed;
  const isDated = isCalendarDate(checkInDate) && isCalendarDate(checkOutDate) && checkInDate < checkOutDate;
  const lines = [
    isDated ? `From ${checkInDate}: ${stayInWords(checkInDate, checkOutDate)}.` : "",
    "Please choose the houses.",
    specialRequest,
  ];
  const { customerName = "", email = "", phoneNo = "", expectedTotal = "" } = typed;
  const guest = { customerName, email, phoneNo, specialRequest: lines.filter(Boolean).join("\n") };
  return { ...guest, expectedTotal, ...tourWishOf(typed, packageId) };
}
