import { stayMessages } from "#contract/availability.ts";
import type { BookingForm } from "#contract/bookings.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { bookingEmails } from "../outbox/emails/booking-emails.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkWishes } from "../tariffs/wishes.ts";
import type { Services } from "../services.ts";
import { findFreeRooms, wantedRooms } from "./find-free-rooms.ts";
import { stayPrice } from "./stay-price.ts";
import { readTaxes } from "../tariffs/read-taxes.ts";
import { refuseOtherPrice } from "../tariffs/refuse-other-price.ts";
import { stayOf } from "./stay.ts";
import { storeBooking } from "./store-booking.ts";

/**
 * Stores a guest's request for a stay; it holds no room until staff accept it. The same form with the same idempotency
 * key is stored once.
 *
 * @throws invalid(checkInDate) in the past | invalid(hotelId) | invalid(roomId) none of the hotel's | invalid(rooms)
 * too few for the party | no_rooms_left(checkInDate) | price_changed | too_many | as `checkWishes`
 */
export async function createBooking(services: Services, form: BookingForm, sent: Submission) {
  const taxes = await readTaxes(services);
  return receiveRequest(services, form, sent, async (transaction, received) => {
    const stay = stayOf(form, "");
    if (stay.arrival < todayInKashmir(services.clock.now()))
      throw fieldError("checkInDate", stayMessages.past);
    const hotel = await findHotel(transaction, stay.hotelId);
    if (!hotel) throw fieldError("hotelId", doesNotExist("hotel"));
    checkWishes(await readTariffs(transaction, await wantedRooms(transaction, stay), stay), stay, "guest");
    const free = await findFreeRooms(services, transaction, stay);
    // Without a room type in the form staff choose one later; the sum shown was for as many rooms as the party needs.
    const allocation = stay.roomId === undefined ? null : free;
    const rooms = free?.rooms ?? stay.rooms;
    const cheapest = free && (await stayPrice(services, transaction, free, stay));
    const [price, toldFrom] = allocation ? [cheapest, null] : [null, cheapest];
    if (price) refuseOtherPrice(form.expectedTotal, price);
    const { id, ...stored } = await storeBooking(services, transaction, {
      guest: form,
      stay: { ...stay, rooms },
      allocation,
      price,
      toldFrom,
      arrived: received,
    });
    const { reference, key } = stored;
    const emails = bookingEmails(
      { form: { ...form, rooms }, hotel: hotel.name, taxes, ...stored, toldFrom },
      services.publicUrl,
    );
    return { reply: { id, reference, key }, emails };
  });
}
