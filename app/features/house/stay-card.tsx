import type { Availability, NearestStay } from "#contract/availability.ts";
import type { Hotel } from "#contract/hotels.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { nightsInWords, pricedNights } from "#contract/rules/sum-of-stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { cancellationFor } from "#app/content/cancellation-terms.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { LargeParty } from "#app/features/filters/large-party.tsx";
import { foldRooms } from "#app/features/stay-dates/fold-rooms.ts";
import { MoreRooms } from "#app/features/stay-dates/more-rooms.tsx";
import { leastInWords } from "#app/features/stay-dates/least-nights.ts";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormScope, type FieldErrors } from "#app/ui/form-scope.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { lowestTotal, type StayOffer } from "./stay-offer.ts";

type StayCardProps = {
  hotel: Hotel;
  roomCount: number;
  today: string;
  offer: StayOffer;
  /** The price lines of the offer, if it includes more than the nights. */
  offerLines: string;
  stay: {
    typed: Record<string, string>;
    errors?: FieldErrors;
    availability?: readonly Availability[];
    nearest?: { stays: readonly NearestStay[] };
  };
};

/** The price of a stay and the booking link; a plain GET form for the dates, which are passed on to the booking. */
export function StayCard({ hotel, roomCount, today, offer, offerLines, stay }: StayCardProps) {
  const { typed, errors, availability, nearest } = stay;
  const arrival = (offer.hasDates && typed.checkInDate) || "";
  const cancelling = cancellationFor(useLadder(hotel.id), arrival, today);
  const path = `/hotel/${hotel.id}`;
  const { guests = "" } = typed;
  return (
    <aside
      id="dates"
      aria-label="Your stay"
      className="grid gap-4 rounded-panel border border-line bg-surface p-5 shadow-mid sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p>
          <span className="text-sm text-ink3">{offer.before} </span>
          <span className="num text-2xl font-semibold">{offer.price}</span>{" "}
          <span className={offer.price ? "text-sm text-ink3" : "font-semibold"}>{offer.after}</span>
          {offerLines ? <span className="num block text-sm text-ink3">{offerLines}</span> : null}
          {offer.price ? <TaxNote /> : null}
        </p>
        {roomCount > 0 ? (
          <p className="flex items-center gap-1.5 text-sm text-ink2">
            <Icon of="bed-double" className="text-dal" />
            <span>{countOf(roomCount, "room")}</span>
          </p>
        ) : null}
      </div>
      <book-dates className="block">
        <FormScope id="stay-check" errors={errors} values={typed}>
          <form method="get" action={`${path}#dates`} className="compact grid gap-3">
            <input type="hidden" name="r" value={roomCount} />
            {guests ? <input type="hidden" name="guests" value={guests} /> : null}
            <StayDates earliest={today} hotelId={hotel.id} required />
            <Button type="submit" variant="outline" size="small">
              {offer.hasDates ? "Change the dates" : "Check availability"}
            </Button>
          </form>
        </FormScope>
      </book-dates>
      {hotel.totalRooms > 0 ? (
        <TextLink href={`${path}/prices`} className="inline-flex min-h-11 items-center text-sm">
          Prices of the month
        </TextLink>
      ) : null}
      <LargeParty search={typed} where={hotel.hotelName} from={filterHref(path, typed)} />
      {availability ? <FreeRooms rooms={availability} /> : null}
      {nearest && nearest.stays.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {nearest.stays.map(({ checkInDate, checkOutDate, total }) => (
            <li key={checkInDate}>
              <TextLink href={filterHref(path, { r: String(roomCount), checkInDate, checkOutDate, guests })}>
                Free {daysInWords(checkInDate, checkOutDate)}, {formatRupees(total)}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
      {offer.price || !(availability?.length || nearest?.stays.length) ? null : <TaxNote />}
      <LinkButton href={offer.book} data-books="offer" variant="primary" wide>
        Book Now
      </LinkButton>
      <p className="text-sm text-ink3">Nothing to pay now. {cancelling}</p>
    </aside>
  );
}

function FreeRooms({ rooms }: { rooms: readonly Availability[] }) {
  const { shown, folded } = foldRooms(rooms);
  return (
    <div role="status" className="grid gap-1.5 text-sm">
      <ul className="grid gap-1.5">{shown.map(freeRoom)}</ul>
      <MoreRooms count={folded.length}>
        <ul className="grid gap-1.5">{folded.map(freeRoom)}</ul>
      </MoreRooms>
    </div>
  );
}

function freeRoom(room: Availability) {
  return (
    <li key={room.roomId} className="flex justify-between gap-3 border-t border-line pt-1.5">
      <span>
        {room.roomType}
        <span className="block text-ink3">
          {leastInWords(room) || (room.free === 0 ? "fully booked" : `${countOf(room.free, "room")} free`)}
        </span>
        {pricedNights(room.nightly).length > 1 ? (
          <span className="num block text-ink3">{nightsInWords(pricedNights(room.nightly))}</span>
        ) : null}
      </span>
      <span className="num flex-none text-end font-semibold">
        {formatRupees(lowestTotal(room))}
        <span className="block font-normal text-ink3">{countOf(room.nights, "night")}</span>
      </span>
    </li>
  );
}
