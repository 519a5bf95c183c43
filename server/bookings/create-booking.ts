import { stayMessages } from "#contract/availability.ts";
import type { BookingForm } from "#contract/bookings.ts";
import { toRupees } from "#contract/rules/money.ts";
import { nightsBetween, todayInKashmir } from "#contract/rules/stay.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { bookingEmails } from "../outbox/emails/booking-emails.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";
import { insertBooking } from "./bookings.queries.ts";
import { askedForRoom, type RoomChoice } from "./choose-room.ts";
import { newReference } from "../references.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";

/**
 * Stores a guest's request for a stay; it holds no room until staff accept it. The same form with the same key is
 * stored once. Throws for dates in the past, an unknown hotel, a party that does not fit, and when no room is free.
 */
export function createBooking(services: Services, form: BookingForm, sent: Submission) {
  return receiveRequest(services, form, sent, async (transaction, received) => {
    const now = services.clock.now();
    if (form.checkInDate < todayInKashmir(now)) throw fieldError("checkInDate", stayMessages.past);
    const hotel = await findHotel(transaction, form.hotelId);
    if (!hotel) throw fieldError("hotelId", "This hotel does not exist, or no longer");
    const stay = { arrival: form.checkInDate, departure: form.checkOutDate };
    const rooms = form.rooms ?? 1;
    const choice = await askedForRoom(transaction, { ...form, ...stay, rooms });
    const reference = newReference("CO");
    const key = newGuestKey();
    const total_paise = choice ? stayValue(choice, stay) : null;
    const id = await insertBooking(transaction, {
      ...stay,
      ...received,
      reference,
      guest_key_hash: guestKeyHash(key),
      customer_name: form.customerName,
      email: form.email,
      phone: form.phoneNo,
      hotel_id: form.hotelId,
      room_id: choice?.room.id ?? null,
      rooms,
      adults: form.adults,
      children: form.children,
      special_request: form.specialRequest,
      status: "",
      total_paise,
    });
    const emails = bookingEmails(
      {
        form,
        reference,
        key,
        hotel: hotel.name,
        roomType: choice?.room.room_type ?? null,
        total: total_paise === null ? null : toRupees(total_paise),
      },
      services.publicUrl,
    );
    return { reply: { id, reference, key }, emails };
  });
}

/** What a stay costs, in paise, at today's rent. */
export function stayValue(choice: RoomChoice, stay: { arrival: string; departure: string }): number {
  return choice.room.rent_paise * choice.rooms * nightsBetween(stay.arrival, stay.departure);
}
