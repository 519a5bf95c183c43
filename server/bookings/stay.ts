import type { BookingStatus } from "#contract/rules/status.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** What a booking asks for. Without a `roomId` it is left to us which type of room it gets. */
export type Stay = {
  hotelId: number;
  roomId?: number;
  rooms: number;
  adults: number;
  children: number;
  arrival: CalendarDate;
  departure: CalendarDate;
  status: BookingStatus;
};

type StayForm = {
  hotelId: number;
  roomId?: number;
  rooms?: number;
  adults: number;
  children: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
};

/**
 * The stay that a form asks for: the wire's `checkInDate` is its arrival from here on. One room unless it says more.
 */
export function stayOf(form: StayForm, status: BookingStatus): Stay {
  const { hotelId, roomId, rooms = 1, adults, children, checkInDate, checkOutDate } = form;
  return { hotelId, roomId, rooms, adults, children, arrival: checkInDate, departure: checkOutDate, status };
}
