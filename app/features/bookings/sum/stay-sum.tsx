import type { Availability } from "#contract/availability.ts";
import { sumOfTour } from "#contract/rules/estimate-words.ts";
import {
  type Offer,
  pricedNights,
  sumOfPrice,
  sumOfStay,
  type SumWords,
} from "#contract/rules/sum-of-stay.ts";
import { taxesInSum } from "#contract/rules/tax-words.ts";
import { cancellationOf } from "#app/content/cancellation-terms.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";
import { LateSum } from "#app/features/estimate/late-sum.tsx";
import type { BookingFormState } from "../booking-form-state.ts";

/** A room type as it can be booked for these nights: a stay below the minimum counts as none free. */
export function offerOf(room: Availability): Offer {
  const { roomType, maxAdults, maxChild, total, nightly, minNights, offered, isTaxed } = room;
  const free = minNights === undefined ? room.free : 0;
  const prices = pricedNights(nightly);
  return {
    roomType,
    maxAdults,
    maxChild,
    free,
    total,
    prices,
    ...((offered ?? isTaxed) && { costsMore: true }),
  };
}

/** The inputs of a booking form's sum: dates and party, the offered rooms, and the chosen one. */
export function sumInputs({ typed, availability = [] }: BookingFormState) {
  const offers = availability.map(offerOf);
  const index = availability.findIndex(({ roomId }) => String(roomId) === typed["roomId"]);
  const chosen = (offers[index]?.free ?? 0) > 0 ? offers[index] : undefined;
  const adults = Number(typed["adults"]);
  const party = adults > 0 ? { adults, children: Number(typed["children"]) || 0 } : undefined;
  const wish = {
    arrival: typed["checkInDate"] ?? "",
    departure: typed["checkOutDate"] ?? "",
    party,
    rooms: Number(typed["rooms"]) || 1,
  };
  return { wish, offers, chosen };
}

/** The sum as the server renders it: by the API's price if there is one, else computed from the nights. */
export function sumOfForm(state: BookingFormState, isTour: boolean): SumWords {
  const { wish, offers, chosen } = sumInputs(state);
  if (isTour) return sumOfTour(wish, state.price);
  if (state.price) return sumOfPrice(wish, state.price, chosen !== undefined);
  return sumOfStay(wish, offers, chosen);
}

type StaySumProps = {
  state: BookingFormState;
  today: string;
  /** A package is booked, whose price includes the hotels. */
  isTour?: boolean;
  className?: string;
};

/**
 * The sum of the stay, rendered on the server and then kept up to date by the `<stay-sum>` around it, which fills the
 * `data-sum` places (app/browser/live-sum.ts).
 */
export function StaySum({ state, today, isTour = false, className = "" }: StaySumProps) {
  const { stay, count, total } = sumOfForm(state, isTour);
  const { taxes } = useCompany();
  const ladder = useLadder(Number(state.typed["hotelId"]));
  const arrival = state.typed["checkInDate"] ?? "";
  return (
    <div className={`grid gap-2 has-[>[hidden]+:empty]:hidden ${className}`}>
      <div data-sum-whole="" hidden={total === ""} className="rounded-panel bg-raised p-4 text-sm">
        <p data-sum="stay" className="font-semibold">
          {stay}
        </p>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-1">
          <dt data-sum="count" className="pe-4 whitespace-pre-line text-ink2">
            {count}
          </dt>
          <dd data-sum="total" className="num text-end">
            {total}
          </dd>
          {taxes ? (
            <>
              <dt className="text-ink2">Taxes</dt>
              {taxes === "included" ? (
                <dd className="text-end">Included</dd>
              ) : (
                <dd data-sum="taxes" className="text-end">
                  {taxesInSum(state.price)}
                </dd>
              )}
            </>
          ) : null}
          <dt className="border-t border-line pt-1.5 text-base font-semibold">
            {isTour ? "Estimate" : "Total"}
          </dt>
          <dd data-sum="total" className="num border-t border-line pt-1.5 text-end text-base font-semibold">
            {total}
          </dd>
        </dl>
        <p className="mt-2 text-ink2">
          <b className="font-semibold">Nothing to pay now.</b>{" "}
          <span data-sum="cancel" data-ladder={JSON.stringify(ladder)}>
            {stay && cancellationOf(ladder, arrival, today)}
          </span>
        </p>
      </div>
      <LateSum />
    </div>
  );
}
