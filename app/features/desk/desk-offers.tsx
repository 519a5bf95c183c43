import type { DeskOffer } from "#contract/desk.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";

/** So many stand above the guest on a phone; the rest is folded. */
const inSight = 6;

type DeskOffersProps = {
  offers: readonly DeskOffer[];
  /** Nights of the stay. */
  nights: number;
  isMore: boolean;
  full: number;
  /** The offer that is chosen, as `choiceOf` names it; the first if it is not there. */
  chosen: string | undefined;
};

/** What a form sends for a choice: the house, the room type, the number of rooms and the total that was shown. */
export function choiceOf({ hotelId, roomId, rooms, total }: DeskOffer): string {
  return [hotelId, roomId, rooms, total].join(" ");
}

/** What is free in all houses, the cheapest first, as one choice. */
export function DeskOffers({ offers, nights, isMore, full, chosen }: DeskOffersProps) {
  const roomOf = (choice: string | undefined) => choice?.split(" ")[1];
  const choice = offers.find(({ roomId }) => String(roomId) === roomOf(chosen)) ?? offers[0];
  const rows = (some: readonly DeskOffer[]) =>
    some.map((offer) => <Offer key={offer.roomId} offer={offer} isChosen={offer === choice} />);
  return (
    <fieldset className="min-w-0 overflow-hidden rounded-panel border border-line bg-surface">
      <legend className="sr-only">Rooms</legend>
      <p role="status" className="px-5 py-3 text-sm text-ink2">
        <strong className="text-ink">{`${countOf(offers.length, "choice")}${isMore ? " and more" : ""}`}</strong>
        {`, the cheapest first, for ${countOf(nights, "night")}`}
        {full > 0 ? `; ${countOf(full, "room type")} cannot hold them then` : ""}
      </p>
      {rows(offers.slice(0, inSight))}
      {offers.length > inSight ? (
        <details open={choice && offers.indexOf(choice) >= inSight}>
          <summary className="text-link cursor-pointer border-t border-line px-5 py-3.5 text-sm font-semibold">
            {`${offers.length - inSight} more`}
          </summary>
          {rows(offers.slice(inSight))}
        </details>
      ) : null}
    </fieldset>
  );
}

function Offer({ offer, isChosen }: { offer: DeskOffer; isChosen: boolean }) {
  const { hotel, place, roomType, free, rooms, total, minNights, maxAdults, maxChild } = offer;
  const title = `${rooms > 1 ? `${rooms} × ` : ""}${roomType}, ${hotel}`;
  return (
    <label className="grid min-h-15 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 border-t border-line px-5 py-2 hover:bg-pashmina has-checked:bg-dal-soft">
      <input
        type="radio"
        name="choice"
        value={choiceOf(offer)}
        defaultChecked={isChosen}
        required
        className="row-span-2 size-5 accent-dal"
      />
      <span className="font-semibold">{title}</span>
      <span className="num text-end font-semibold">{formatRupees(total)}</span>
      <span className="text-sm text-ink2">
        {[place, `sleeps ${describeParty(maxAdults, maxChild)}`].filter(Boolean).join(", ")}
        {minNights ? `, guests stay at least ${minNights} nights` : ""}
      </span>
      <span className="text-end text-sm text-ink3">{`${free} free`}</span>
    </label>
  );
}
