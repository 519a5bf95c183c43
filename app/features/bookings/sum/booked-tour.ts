import type { PackageDetail } from "#contract/packages.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { describeParty } from "#contract/rules/party.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";

/** What the booking page shows of the package that is booked on it. */
export type BookedTour = Pick<PackageDetail, "id" | "tourName" | "numberOfDays" | "startingRate" | "images">;

/** One leaves on the last day of a package; a day's outing is a night for us all the same. */
export function nightsOfTour({ numberOfDays }: Pick<BookedTour, "numberOfDays">): number {
  return Math.max(1, numberOfDays - 1);
}

/** A booking without a house as an enquiry about its package: dates and people go into the message. */
export function toEnquiry(
  typed: Readonly<Record<string, string>>,
  packageId: number,
): Record<string, string> {
  const { checkInDate = "", checkOutDate = "", adults, children, specialRequest = "" } = typed;
  const isDated = isCalendarDate(checkInDate) && isCalendarDate(checkOutDate) && checkInDate < checkOutDate;
  const lines = [
    isDated ? `From ${checkInDate}: ${stayInWords(checkInDate, checkOutDate)}.` : "",
    adults ? `For ${describeParty(Number(adults), Number(children) || 0)}.` : "",
    "Please choose the houses.",
    specialRequest,
  ];
  const { customerName = "", email = "", phoneNo = "" } = typed;
  const message = lines.filter(Boolean).join("\n");
  return { customerName, email, phoneNo, packageId: String(packageId), specialRequest: message };
}
