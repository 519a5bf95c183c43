import type { Booking } from "#contract/bookings.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import type { StayWish } from "#app/features/bookings/stay-price.ts";

type FreeInsteadProps = { stay: Booking; wish: StayWish; place: CalendarPlace };

/** A link from a refused move to the free alternatives. */
export function FreeInstead({ stay, wish, place }: FreeInsteadProps) {
  const { roomId = "", checkInDate: night = "", checkOutDate: until = "" } = wish;
  if (!roomId || !isCalendarDate(night) || !isCalendarDate(until) || until <= night) return null;
  const move = { toRoom: Number(roomId), night, until };
  return (
    <LinkButton href={calendarHref(place, { stay: stay.id, wish: move })} variant="outline">
      See what is free instead
    </LinkButton>
  );
}
