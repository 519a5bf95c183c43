import type { BookingStatus } from "#contract/rules/status.ts";
import type { PlanCode } from "#contract/rules/price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** The stay that a booking asks for. Without a `roomId` staff choose the room type. */
export type Stay = {
  hotelId: number;
  roomId?: number;
  rooms: number;
  adults: number;
  children: number;
  arrival: CalendarDate;
  departure: CalendarDate;
  status: BookingStatus;
} & Wishes;

/** A guest's wishes besides the room. */
type Wishes = { mealPlan?: PlanCode; childAges?: number[]; extras?: number[] };

type StayForm = {
  hotelId: number;
  roomId?: number;
  rooms?: number;
  adults: number;
  children: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
} & Wishes;

/**
 * The stay that a form asks for: the wire's `checkInDate` is its arrival from here on. One room unless it says more.
 */
export function stayOf(form: StayForm, status: BookingStatus): Stay {
  const { hotelId, roomId, rooms = 1, adults, children, checkInDate, checkOutDate } = form;
  const { mealPlan, childAges, extras } = form;
  const dates = { arrival: checkInDate, departure: checkOutDate };
  return { hotelId, roomId, rooms, adults, children, ...dates, status, mealPlan, childAges, extras };
}
