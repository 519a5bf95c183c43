import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { insertBooking, updateBooking } from "#server/bookings/bookings.queries.ts";
import { settleRooms } from "#server/bookings/settle-rooms.ts";
import { stayValue } from "#server/bookings/create-booking.ts";
import { guestKeyHash, newGuestKey } from "#server/guest-key.ts";
import type { Transaction } from "#server/db/open.ts";
import { newReference } from "#server/references.ts";
import type { Services } from "#server/services.ts";
import { demoBookings } from "./bookings.ts";
import type { DemoBooking } from "./demo-requests.ts";
import type { SeededHotel } from "./seed-hotels.ts";
import { seedPayments } from "./seed-payments.ts";
import { someTimeAgo } from "./some-time-ago.ts";

const daysOfBookings = 18;

/** Stores the demo's stays around today; accepted and completed ones take their room nights like any other. */
export async function seedBookings(
  services: Services,
  transaction: Transaction,
  hotels: Map<string, SeededHotel>,
): Promise<void> {
  const now = services.clock.now();
  for (const [index, booking] of demoBookings.entries()) {
    const created = someTimeAgo(now, index, demoBookings.length, daysOfBookings);
    await seedBooking(services, transaction, booking, placeOf(booking, hotels), created);
  }
}

type Place = { hotelId: number; roomId?: number };

async function seedBooking(
  services: Services,
  transaction: Transaction,
  booking: DemoBooking,
  { hotelId, roomId }: Place,
  created_at: string,
): Promise<void> {
  const today = todayInKashmir(services.clock.now());
  const arrival = addDays(today, booking.checkInOffset);
  const departure = addDays(today, booking.checkOutOffset);
  const { rooms, adults, children, status } = booking;
  const columns = { hotel_id: hotelId, rooms, arrival, departure, adults, children, status };
  const id = await insertBooking(transaction, {
    ...columns,
    reference: newReference("CO"),
    guest_key_hash: guestKeyHash(newGuestKey()),
    created_at,
    opened_at: status === "" ? null : created_at,
    customer_name: booking.customerName,
    email: booking.email,
    phone: booking.phoneNo,
    room_id: roomId ?? null,
    special_request: booking.specialRequest,
    total_paise: null,
  });
  const stay = { hotelId, roomId, rooms, adults, children, arrival, departure, status };
  const choice = await settleRooms(services, transaction, { id, room_id: roomId ?? null }, stay);
  if (!choice) return;
  const total_paise = stayValue(choice, stay);
  await updateBooking(transaction, id, { room_id: choice.room.id, rooms: choice.rooms, total_paise });
  await seedPayments(transaction, booking.paid, { id, total_paise, created_at, departure });
}

function placeOf(booking: DemoBooking, hotels: Map<string, SeededHotel>): Place {
  const hotel = hotels.get(booking.hotel);
  const roomId = booking.roomType === null ? undefined : hotel?.rooms.get(booking.roomType);
  if (!hotel || (booking.roomType !== null && roomId === undefined)) {
    throw new Error(`The demo books "${booking.roomType}" in "${booking.hotel}", which it does not have`);
  }
  return { hotelId: hotel.id, roomId };
}
