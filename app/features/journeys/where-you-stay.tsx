import type { GuestStay } from "#contract/package-bookings.ts";
import { roomsWords, stayNear } from "#contract/rules/stay-words.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { TextLink } from "#app/ui/link.tsx";

/** The houses of a package, night by night; nothing while none is booked. */
export function WhereYouStay({ stays, today }: { stays: readonly GuestStay[]; today: CalendarDate }) {
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="where-you-stay" className="grid gap-2 border-t border-line pt-5">
      <h2 id="where-you-stay" className="text-card">
        Where you stay
      </h2>
      <ol className="grid gap-3">
        {stays.map(({ reference, checkInDate, checkOutDate, hotel, hotelId, rooms, roomType }) => (
          <li key={reference} className="wrap-anywhere">
            <span className="block text-sm font-semibold">{stayNear(checkInDate, checkOutDate, today)}</span>
            {hotelId === null ? hotel : <TextLink href={`/hotel/${hotelId}`}>{hotel}</TextLink>}
            <span className="block text-sm text-ink2">{`${roomsWords(rooms, roomType)}, ${reference}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
