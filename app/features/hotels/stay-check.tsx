import type { Availability } from "#contract/availability.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormScope, type FieldErrors } from "#app/ui/form-scope.tsx";

type StayCheckProps = {
  hotelId: number;
  roomCount: number;
  today: string;
  typed: Record<string, string>;
  errors?: FieldErrors;
  availability?: readonly Availability[];
};

/** Asks for free rooms on some dates, which go on into the booking; a plain GET form. */
export function StayCheck({ hotelId, roomCount, today, typed, errors, availability }: StayCheckProps) {
  const { checkInDate = "", checkOutDate = "" } = typed;
  return (
    <section id="dates" aria-label="Your dates" className="grid scroll-mt-28 gap-4">
      <FormScope id="stay-check" errors={errors}>
        <form method="get" action={`/hotel/${hotelId}#dates`} className="compact grid gap-3">
          <input type="hidden" name="r" value={roomCount} />
          <StayDates
            earliest={today}
            hotelId={hotelId}
            values={{ arrive: checkInDate, leave: checkOutDate }}
            required
          />
          <Button type="submit" variant="outline" size="small">
            Check availability
          </Button>
        </form>
      </FormScope>
      {availability ? (
        <div role="status" className="grid gap-2 text-sm">
          <p className="text-ink2">
            {longDate(checkInDate)} to {longDate(checkOutDate)}
          </p>
          <ul className="grid gap-1.5">
            {availability.map((room) => (
              <li key={room.roomId} className="flex justify-between gap-3 border-t border-line pt-1.5">
                <span>
                  {room.roomType}
                  <span className="block text-ink3">
                    {room.free === 0 ? "fully booked" : `${countOf(room.free, "room")} free`}
                  </span>
                </span>
                <span className="num text-end font-semibold">
                  {formatRupees(room.total)}
                  <span className="block font-normal text-ink3">{countOf(room.nights, "night")}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <LinkButton
        href={filterHref(`/booking/${hotelId}`, { checkInDate, checkOutDate })}
        variant="primary"
        wide
      >
        Book Now
      </LinkButton>
    </section>
  );
}
