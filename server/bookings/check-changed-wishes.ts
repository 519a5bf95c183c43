import type { BookingChangeForm } from "#contract/bookings.ts";
import type { Transaction } from "../db/open.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkWishes } from "../tariffs/wishes.ts";
import type { BookingRow } from "./bookings.queries.ts";
import { wantedRooms } from "./find-free-rooms.ts";
import { numbersOf } from "./present-booking.ts";
import type { Stay } from "./stay.ts";

/**
 * Refuses wishes that a changed stay cannot have. In its own rooms it keeps the meals that it has, whatever is offered by
 * now; other rooms have to offer them. Extras that the form leaves out are charged on the nights that they are for.
 *
 * @throws as `checkWishes`
 */
export async function checkChangedWishes(
  transaction: Transaction,
  booking: BookingRow,
  { childAges, extras }: BookingChangeForm,
  stay: Stay,
): Promise<void> {
  const { hotel_id, room_id, meal_plan } = booking;
  const isElsewhere = stay.hotelId !== hotel_id || stay.roomId !== (room_id ?? undefined);
  const isOfMeals = isElsewhere || stay.mealPlan !== (meal_plan ?? undefined);
  if (!isOfMeals && !childAges && !extras) return;
  const rooms = await wantedRooms(transaction, stay);
  const tariffs = await readTariffs(transaction, rooms, stay, numbersOf(booking.extras));
  checkWishes(tariffs, { ...stay, extras, mealPlan: isOfMeals ? stay.mealPlan : undefined }, "staff");
}
