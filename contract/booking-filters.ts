import { z } from "zod";
import { calendarDate, flag, optionalWholeNumber } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { bookingStatuses, statusWord } from "./rules/status.ts";

/** Stays that owe money, that should have paid by today, or that get money back. */
export const moneyFilters = ["Unpaid", "Overdue", "To return"] as const;
export type MoneyFilter = (typeof moneyFilters)[number];

/** Filters of the list of bookings; an unanswered booking is "New" here. */
export const bookingFilters = {
  status: statusWord([...bookingStatuses, "New"], "status is New, Pending, Accepted, Rejected or Completed")
    .transform((word) => (word === "New" ? "" : word))
    .optional(),
  hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId),
  /** Only stays in the price of this package enquiry. */
  packageBookingId: optionalWholeNumber("packageBookingId names a package enquiry", 1, largestId),
  from: calendarDate("from is a date").optional(),
  to: calendarDate("to is a date").optional(),
  arrival: calendarDate("arrival is a date").optional(),
  departure: calendarDate("departure is a date").optional(),
  /** Only accepted and completed stays: those that hold their rooms. */
  holdsRooms: flag("holdsRooms is true or false").optional(),
  money: z.preprocess(
    (value) => (value === "" ? undefined : value),
    statusWord(moneyFilters, "money is Unpaid, Overdue or To return").optional(),
  ),
};
