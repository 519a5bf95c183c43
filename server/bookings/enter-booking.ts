import { bookingMessages, type DeskBookingForm } from "#contract/bookings.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { fieldError } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { deskBookingEmails } from "../outbox/emails/booking-emails.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkWishes } from "../tariffs/wishes.ts";
import { agreedColumns, termsWithoutMoney } from "../stay-terms/agreed-policy.ts";
import { allocateRooms, takeNights } from "./allocate-rooms.ts";
import { wantedRooms } from "./find-free-rooms.ts";
import { refusePackage } from "../stay-terms/refuse-package.ts";
import { priceInPackage, stayPrice } from "./stay-price.ts";
import { readTaxes } from "../tariffs/read-taxes.ts";
import { refuseOtherPrice } from "../tariffs/refuse-other-price.ts";
import { stayOf } from "./stay.ts";
import { storeBooking } from "./store-booking.ts";

/**
 * Stores a booking made at the desk or by phone as Accepted and takes its nights. The arrival may be in the past, the
 * departure not. The same form with the same idempotency key is stored once. `isQuiet`: its guest gets no email;
 * `ownTotal`: what was agreed on elsewhere, in paise. A stay of a package costs nothing of its own and is quiet.
 *
 * @throws invalid(checkOutDate) over | invalid(hotelId) | invalid(roomId) none of the hotel's | invalid(rooms) too few
 * for the party | no_rooms_left(checkInDate) | conflict(hotelId, roomId) deleted meanwhile | price_changed | as
 * `checkWishes` and `refusePackage`
 */
export function enterBooking(
  services: Services,
  form: DeskBookingForm,
  sent: Submission,
  { isQuiet = false, ownTotal }: { isQuiet?: boolean; ownTotal?: number | undefined } = {},
) {
  return withIdempotency(services, { ...sent, body: form }, async (transaction) => {
    const stay = stayOf(form, "Accepted");
    const now = services.clock.now();
    const { packageBookingId } = form;
    const isInPackage = packageBookingId !== undefined;
    if (stay.departure <= todayInKashmir(now)) throw fieldError("checkOutDate", bookingMessages.over);
    const hotel = await findHotel(transaction, stay.hotelId);
    if (!hotel) throw fieldError("hotelId", doesNotExist("hotel"));
    if (isInPackage) await refusePackage(transaction, packageBookingId);
    checkWishes(await readTariffs(transaction, await wantedRooms(transaction, stay), stay), stay, "staff");
    const allocation = await allocateRooms(services, transaction, stay);
    const price =
      priceInPackage(packageBookingId) ??
      (allocation && (await stayPrice(services, transaction, allocation, stay)));
    if (price) refuseOtherPrice(form.expectedTotal, price);
    const moment = now.toISOString();
    const arrived = { created_at: moment, opened_at: moment, notice: "desk" };
    const before = isInPackage ? termsWithoutMoney(now) : undefined;
    const agreed = await agreedColumns(
      services,
      transaction,
      stay,
      ownTotal ?? (price && price.total),
      before,
    );
    const { id, ...stored } = await storeBooking(services, transaction, {
      guest: form,
      stay,
      allocation,
      price,
      arrived,
      agreed,
      ownTotal,
      packageBookingId,
    });
    if (allocation) await takeNights(services, transaction, { id, stay, allocation });
    const rooms = allocation?.rooms ?? stay.rooms;
    const request = {
      form: { ...form, rooms },
      hotel: hotel.name,
      taxes: await readTaxes(services, transaction),
      ...stored,
    };
    if (!isQuiet && !isInPackage)
      await queueEmails(services, transaction, deskBookingEmails(request, services.publicUrl));
    return { id, reference: stored.reference };
  });
}
