import type { PackageDetail } from "#contract/packages.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";

/** What the booking page shows of the package that is booked on it. */
export type BookedTour = Pick<
  PackageDetail,
  "id" | "tourName" | "numberOfDays" | "startingRate" | "images" | "tariff"
>;

/** One leaves on the last day of a package; a day's outing is a night for us all the same. */
export function nightsOfTour({ numberOfDays }: Pick<BookedTour, "numberOfDays">): number {
  return Math.max(1, numberOfDays - 1);
}

/** The journey that a booking form without a house asks for, as an enquiry about its package has it. */
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

/** A booking without a house as an enquiry about its package: what the enquiry has no field for is in the message. */
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
