import type { StayMove, StayMoves } from "#contract/booking-moves.ts";
import { toRupees } from "#contract/rules/money.ts";
import { planWords } from "#contract/rules/price.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { fieldError, orNotFound } from "../errors.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";
import { noRoomsLeft } from "../room-nights/refusals.ts";
import { type RoomRow, roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { holdsParty } from "../tariffs/party-in-room.ts";
import { offersPlan } from "../tariffs/room-plans.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { type BookingRow, findBooking } from "./bookings.queries.ts";
import { nearestDates } from "./nearest-dates.ts";
import { numbersOf } from "./present-booking.ts";
import type { Stay } from "./stay.ts";
import { changedPrice } from "./stay-price.ts";
import { fitsItsRooms } from "./wanted-rooms.ts";

/** Other room types in a reply. */
const mostRooms = 3;

type Wish = {
  bookingId: number;
  roomId: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  rooms?: number | undefined;
};

/**
 * Returns what a stay would cost in another room type or on other nights, whether it can be there, and what is free
 * instead. Takes no nights.
 *
 * @throws not_found | invalid(roomId) none of the hotel's
 */
export async function readMoves(services: Services, wish: Wish): Promise<StayMoves> {
  const db = services.db.executor;
  const { bookingId, roomId } = wish;
  const booking = orNotFound(await findBooking(db, bookingId), "booking");
  const types = await roomsOfHotel(db, booking.hotel_id);
  const room = types.find(({ id }) => id === roomId);
  if (!room) throw fieldError("roomId", "Choose a room type of this hotel");
  const stay = movedStay(booking, wish);
  const presentMove = async (one: RoomRow, at: Stay): Promise<StayMove> => ({
    roomId: one.id,
    roomType: one.room_type,
    checkInDate: at.arrival,
    checkOutDate: at.departure,
    total: toRupees((await changedPrice(services, db, booking, { room: one, rooms: at.rooms }, at)).total),
  });
  const isOwn = (one: RoomRow) => one.id === booking.room_id;
  const holds = (one: RoomRow) => holdsParty(one, stay) || (isOwn(one) && fitsItsRooms(booking, stay));
  const offersMeals = (one: RoomRow) => isOwn(one) || offersPlan(one, stay.mealPlan);
  const fitting = types.filter((one) => holds(one) && offersMeals(one));
  const found = await readFreeNights(db, [...new Set([room, ...fitting])], stay, bookingId);
  const missingIn = new Map(
    found.map(({ room: one, nights }) => [one.id, nightsShortOf(nights, stay.rooms)]),
  );
  const missing = missingIn.get(roomId) ?? [];
  const others = fitting.filter(({ id }) => id !== roomId && missingIn.get(id)?.length === 0);
  const today = todayInKashmir(services.clock.now());
  const [tariff] = await readTariffs(db, [room], stay, stay.extras);
  const unfit = whyUnfit(room, stay, { holds: holds(room), offersMeals: offersMeals(room) });
  const dates = !unfit && missing.length > 0 ? await nearestDates(db, room, stay, bookingId, today) : [];
  const noRooms = missing.length > 0 ? noRoomsLeft(room.room_type, missing, stay.rooms).message : "";
  return {
    wish: { ...(await presentMove(room, stay)), minNights: tariff && leastNights(tariff, stay)?.minNights },
    refusal: unfit ?? noRooms,
    rooms: await Promise.all(others.slice(0, mostRooms).map((one) => presentMove(one, stay))),
    dates: await Promise.all(dates.map((at) => presentMove(room, { ...stay, ...at }))),
  };
}

type Fitting = { holds: boolean; offersMeals: boolean };

function whyUnfit({ room_type }: RoomRow, { mealPlan }: Stay, { holds, offersMeals }: Fitting) {
  if (!holds) return `${room_type} does not hold the party`;
  return offersMeals || !mealPlan ? undefined : `${room_type} does not offer ${planWords[mealPlan]}`;
}

/** The stay after the move; its guests, meals and extras do not change. */
function movedStay(booking: BookingRow, { roomId, checkInDate, checkOutDate, rooms }: Wish): Stay {
  return {
    hotelId: booking.hotel_id,
    roomId,
    rooms: rooms ?? booking.rooms,
    adults: booking.adults,
    children: booking.children,
    arrival: checkInDate,
    departure: checkOutDate,
    status: booking.status,
    mealPlan: booking.meal_plan ?? undefined,
    childAges: numbersOf(booking.child_ages),
    extras: numbersOf(booking.extras),
  };
}
