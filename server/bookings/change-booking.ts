import type { BookingChangeForm } from "#contract/bookings.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { giveBackNights } from "../room-nights/room-nights.queries.ts";
import { changeRecord, deleteRecord, lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError, orNotFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { withdrawReminders } from "../outbox/withdraw-reminders.queries.ts";
import type { Services } from "../services.ts";
import { agreedColumns } from "../stay-terms/agreed-policy.ts";
import { agreedOr } from "./agreed/agreed-price.ts";
import { reallocateRooms } from "./allocate-rooms.ts";
import { type BookingRow, findBooking } from "./bookings.queries.ts";
import { checkChangedWishes } from "./check-changed-wishes.ts";
import { settledCharge } from "../stay-terms/charge-for.ts";
import { notEnded } from "../stay-terms/not-ended.ts";
import { type Stay, stayOf } from "./stay.ts";
import { changedPrice, isSameStay, priceInPackage } from "./stay-price.ts";
import { refuseOtherPrice } from "../tariffs/refuse-other-price.ts";
import { guestColumns, priceColumns, stayColumns } from "./store-booking.ts";
import { numbersOf } from "./present-booking.ts";
import { hasItsNights, fitsItsRooms } from "./wanted-rooms.ts";

/** Columns that reminders show, or that decide whether they are sent. */
const reminderColumns = [
  "customer_name",
  "email",
  "hotel_id",
  "arrival",
  "departure",
  "status",
  "total_paise",
  "balance_due_on",
] as const;

/**
 * Changes a booking. The nights it held are released and those it now needs are taken in the same transaction, so a
 * refused change leaves everything as it was. Reminders that no longer apply are withdrawn.
 *
 * @throws not_found | changed_meanwhile | invalid(hotelId) | invalid(roomId) none of the hotel's | invalid(rooms) too
 * few for the party | no_rooms_left(checkInDate) | conflict(hotelId, roomId) deleted meanwhile | price_changed | as
 * `checkChangedWishes` and `agreedOr`
 */
export function changeBooking(services: Services, id: number, form: BookingChangeForm): Promise<BookingRow> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", id);
    const booking = orNotFound(await findBooking(transaction, id), "booking");
    if (form.version !== undefined && form.version !== booking.version)
      throw new AppError("changed_meanwhile");
    if (form.hotelId !== booking.hotel_id && !(await findHotel(transaction, form.hotelId)))
      throw fieldError("hotelId", doesNotExist("hotel"));
    const stay = changedStay(booking, form);
    await checkChangedWishes(transaction, booking, form, stay);
    const { hotel_id: hotelId, room_id: roomId, status } = booking;
    const roomState = { isSettled: fitsItsRooms(booking, stay), hasItsNights: hasItsNights(booking, stay) };
    const booked = { id, hotelId, roomId, status, ...roomState };
    const allocation = await reallocateRooms(services, transaction, booked, stay);
    const tariff = allocation
      ? await changedPrice(services, transaction, booking, allocation, stay)
      : priceInPackage(booking.package_enquiry_id);
    if (tariff) refuseOtherPrice(form.expectedTotal, tariff);
    const price = await agreedOr(tariff, services, transaction, {
      agreedTotal: form.agreedTotal,
      booking,
      stay: { ...stay, rooms: allocation?.rooms ?? stay.rooms },
    });
    // Without a room type, then and now, a total can only be one that was agreed on.
    const isOwn = !price && booking.room_id === null;
    const total = isOwn ? booking.total_paise : price && price.total;
    await changeRecord(
      transaction,
      "bookings",
      { id, seenAt: services.clock.now().toISOString() },
      {
        ...guestColumns(form),
        ...stayColumns(stay, allocation),
        suspicious_at: null,
        ...(isOwn ? keptPrice(booking, stay) : priceColumns(price)),
        ...(await agreedColumns(services, transaction, stay, total, booking)),
        ...(stay.status === "Rejected" ? settledCharge(booking, total) : notEnded),
      },
    );
    const changed = orNotFound(await findBooking(transaction, id));
    if (reminderColumns.some((column) => changed[column] !== booking[column]))
      await withdrawReminders(transaction, id);
    return changed;
  });
}

/**
 * Deletes a booking softly and gives its nights back.
 *
 * @throws not_found
 */
export function deleteBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", id);
    await giveBackNights(transaction, { booking_id: id });
    await deleteRecord(transaction, "bookings", id, services.clock.now().toISOString(), "booking");
    await withdrawReminders(transaction, id);
  });
}

/** The price columns of a stay that is still without a room type: what its guest was told is of the stay as it was. */
function keptPrice(booking: BookingRow, stay: Stay) {
  const isSame = booking.hotel_id === stay.hotelId && isSameStay(booking, stay, stay);
  return booking.total_paise !== null || isSame ? {} : priceColumns(null);
}

/** The stored ages, if they are those of as many children. */
function keptAges({ child_ages }: BookingRow, { children }: BookingChangeForm): number[] | undefined {
  const ages = numbersOf(child_ages);
  return ages?.length === children ? ages : undefined;
}

/** The changed stay: fields left out of the form stay as they are; a move to another hotel unsets the room type. */
function changedStay(booking: BookingRow, form: BookingChangeForm): Stay {
  const roomId = form.hotelId === booking.hotel_id ? (booking.room_id ?? undefined) : undefined;
  const stay = stayOf(form, form.status ?? booking.status);
  return {
    ...stay,
    roomId: form.roomId ?? roomId,
    rooms: form.rooms ?? booking.rooms,
    mealPlan: form.mealPlan ?? booking.meal_plan ?? undefined,
    // An empty list is what is read of children whose ages nobody told.
    childAges: form.childAges?.length ? form.childAges : keptAges(booking, form),
    extras: form.extras ?? numbersOf(booking.extras),
  };
}
