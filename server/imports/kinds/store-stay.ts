import type { DeskBookingForm } from "#contract/bookings.ts";
import { type BookingStatus, bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { allocateRooms } from "../../bookings/allocate-rooms.ts";
import { enterBooking } from "../../bookings/enter-booking.ts";
import { stayOf } from "../../bookings/stay.ts";
import { priceInPackage, stayPrice } from "../../bookings/stay-price.ts";
import { endedElsewhere, storeBooking } from "../../bookings/store-booking.ts";
import { type AppError, fieldError } from "../../errors.ts";
import type { ImportContext, RowTexts } from "../import-row.ts";
import { typedStatus } from "../typed/typed-status.ts";
import type { StayMoney } from "./stay-money.ts";

/** The kinds of file whose rows are stays. */
export type StayFile = "bookings" | "guests";

/**
 * The status that a row's stay gets: the one that it names, or the usual one of its kind of file. A stay that was
 * accepted and is over has been. Throws `invalid(status)`.
 */
export function statusOf({ status: text = "" }: RowTexts, kind: StayFile, isOver: boolean): BookingStatus {
  if (text === "") return kind === "guests" ? "Completed" : "Accepted";
  const status = typedStatus(text);
  if (status === undefined) throw fieldError("status", noStatus(text));
  return status === "Accepted" && (isOver || kind === "guests") ? "Completed" : status;
}

function noStatus(text: string): string {
  const words = bookingStatuses.map(statusLabel);
  return `“${text}” is no status of a stay: write ${words.slice(0, -1).join(", ")} or ${words.at(-1)}, or choose “Not in this file” for it under Columns`;
}

const notOver: Readonly<Record<StayFile, () => AppError>> = {
  bookings: () => fieldError("status", "This stay is not over yet: it can be Accepted, not Completed"),
  guests: () => fieldError("checkOutDate", "This stay is not over yet: import it as a booking"),
};

/**
 * Stores the stay of a row. An accepted one is entered as staff do, takes its rooms, and sends no email; a completed
 * one has no rooms, and no price but a total of its file; any other is kept as the request that it was. Throws as
 * `enterBooking`, and `invalid` for a completed stay that is not over.
 */
export async function storeStay(
  { services, transaction }: ImportContext,
  form: DeskBookingForm,
  {
    kind,
    status,
    money: { total: ownTotal, charge },
  }: { kind: StayFile; status: BookingStatus; money: StayMoney },
): Promise<{ id: number }> {
  if (status === "Accepted")
    return enterBooking(services, form, { call: "imports.send" }, { isQuiet: true, ownTotal });
  const now = services.clock.now();
  if (status === "Completed" && form.checkOutDate > todayInKashmir(now)) throw notOver[kind]();
  const stay = stayOf(form, status);
  const moment = now.toISOString();
  const ended = charge === undefined ? undefined : endedElsewhere(charge, moment);
  const arrived = { created_at: moment, opened_at: moment, notice: "desk" };
  const allocation = status === "Completed" ? null : await allocateRooms(services, transaction, stay);
  const { packageBookingId } = form;
  const price =
    priceInPackage(packageBookingId) ??
    (allocation && (await stayPrice(services, transaction, allocation, stay)));
  const booking = { guest: form, stay, allocation, price, arrived, ownTotal, ended, packageBookingId };
  return storeBooking(services, transaction, booking);
}
