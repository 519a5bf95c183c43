import { bookingMessages, type DeskBookingForm } from "#contract/bookings.ts";
import { toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { deskBookingEmails } from "../outbox/emails/booking-emails.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { newReference } from "../references.ts";
import type { Services } from "../services.ts";
import { insertBooking } from "./bookings.queries.ts";
import { stayValue } from "./create-booking.ts";
import { holdRooms, takeChosen } from "./settle-rooms.ts";

/**
 * Stores a booking made at the desk or by phone as Accepted and takes its nights. A guest who came last night can
 * still be written down. The same form with the same key is stored once. Throws for a stay that is over, an unknown
 * hotel, a party that does not fit, and `no_rooms_left`.
 */
export function enterBooking(services: Services, form: DeskBookingForm, sent: Submission) {
  return withIdempotency(services.db, services.clock, { ...sent, body: form }, async (transaction) => {
    const now = services.clock.now();
    if (form.checkOutDate <= todayInKashmir(now)) throw fieldError("checkOutDate", bookingMessages.over);
    const hotel = await findHotel(transaction, form.hotelId);
    if (!hotel) throw fieldError("hotelId", "This hotel does not exist, or no longer");
    const { hotelId, roomId, adults, children } = form;
    const dates = { arrival: form.checkInDate, departure: form.checkOutDate };
    const stay = {
      ...dates,
      hotelId,
      roomId,
      adults,
      children,
      rooms: form.rooms ?? 1,
      status: "Accepted" as const,
    };
    const choice = await holdRooms(services, transaction, { room_id: null }, stay);
    const total_paise = choice && stayValue(choice, dates);
    const reference = newReference("CO");
    const key = newGuestKey();
    const id = await insertBooking(transaction, {
      ...dates,
      reference,
      guest_key_hash: guestKeyHash(key),
      created_at: now.toISOString(),
      opened_at: now.toISOString(),
      customer_name: form.customerName,
      email: form.email,
      phone: form.phoneNo,
      hotel_id: hotelId,
      room_id: choice?.room.id ?? null,
      rooms: choice?.rooms ?? stay.rooms,
      adults,
      children,
      special_request: form.specialRequest,
      status: "Accepted",
      total_paise,
    });
    if (choice) await takeChosen(services, transaction, { id, room_id: null }, stay, choice);
    const request = {
      form: { ...form, rooms: choice?.rooms ?? stay.rooms },
      reference,
      key,
      hotel: hotel.name,
      roomType: choice?.room.room_type ?? null,
      total: total_paise === null ? null : toRupees(total_paise),
    };
    await queueEmails(services, transaction, deskBookingEmails(request, services.publicUrl));
    return { id, reference };
  });
}
