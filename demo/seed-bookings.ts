import { toPaise } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { allocateRooms, takeNights } from "#server/bookings/allocate-rooms.ts";
import { stayPrice } from "#server/bookings/stay-price.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Transaction } from "#server/db/open.ts";
import { markDemoRecord } from "#server/demo/demo-records.queries.ts";
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
  const stay = { hotelId, roomId, rooms, arrival, departure, adults, children, status };
  const allocation = await allocateRooms(services, transaction, stay);
  const arrived = { created_at, opened_at: status === "" ? null : created_at };
  const price = allocation && (await stayPrice(services, transaction, allocation, stay));
  const { id, total } = await storeBooking(services, transaction, {
    guest: booking,
    stay,
    allocation,
    price,
    arrived,
  });
  await markDemoRecord(transaction, "bookings", id);
  if (!allocation || total === null) return;
  if (holdsRooms(status)) await takeNights(services, transaction, { id, stay, allocation });
  const total_paise = toPaise(total);
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
