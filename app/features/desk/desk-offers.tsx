import type { DeskOffer } from "#contract/desk.ts";
import { countOf } from "#contract/rules/text.ts";
import { Offer } from "./desk-offer.tsx";

/** Offers shown on phones; the others are folded. */
const inSight = 6;

type DeskOffersProps = {
  offers: readonly DeskOffer[];
  /** Nights of the stay. */
  nights: number;
  isMore: boolean;
  full: number;
  /** The chosen offer as written by `choiceOf`; the first offer when it no longer exists. */
  chosen: string | undefined;
};

/** The free room types of all hotels, cheapest first, as radio buttons. */
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
          <summary className="text-link ring-inside cursor-pointer border-t border-line px-5 py-3.5 text-sm font-semibold">
            {`${offers.length - inSight} more`}
          </summary>
          {rows(offers.slice(inSight))}
        </details>
      ) : null}
    </fieldset>
  );
}
