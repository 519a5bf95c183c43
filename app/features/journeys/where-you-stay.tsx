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
      <ol className="grid">
        {stays.map(({ reference, checkInDate, checkOutDate, hotel, hotelId, rooms, roomType }) => (
          <li
            key={reference}
            className="grid gap-x-8 border-t border-line py-2.5 wrap-anywhere first:border-0 sm:grid-cols-2"
          >
            <span className="text-sm/6.5 font-semibold">{stayNear(checkInDate, checkOutDate, today)}</span>
            <span>
              {hotelId === null ? (
                hotel
              ) : (
                <TextLink
                  href={`/hotel/${hotelId}`}
                  className="relative inline-block after:absolute after:inset-x-0 after:-inset-y-2.5"
                >
                  {hotel}
                </TextLink>
              )}
              <span className="block text-sm text-ink2">{`${roomsWords(rooms, roomType)}, ${reference}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
