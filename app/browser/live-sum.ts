import { fillSums } from "./fill-sums.ts";
import { fitChildAges } from "./fit-child-ages.ts";
import { LiveForm } from "./live-form.ts";
import { lateWords, LivePrice } from "./live-price.ts";
import { tourFields, wishFields } from "./price-fields.ts";
import { cancellationFor, cancellationOf } from "#app/content/cancellation-terms.ts";
import type { Ladder } from "#contract/rules/owed.ts";
import { taxesInSum } from "#contract/rules/tax-words.ts";
import { partyAdvice } from "#contract/rules/party-advice.ts";
import { sumOfTour } from "#contract/rules/estimate-words.ts";
import { cheapestOffer, type Offer, sumOfPrice, sumOfStay } from "#contract/rules/sum-of-stay.ts";

/**
 * Keeps the sum of its booking form and the advice for the party up to date: fills the `[data-sum]` places with what the
 * server would render. Rooms carry their offer as JSON in `data-offer`; `data-tour` is the id of the package, where one
 * is booked.
 */
export class LiveSum extends LiveForm {
  #price = new LivePrice(() => this.show(), callOf(this.dataset["tour"]));

  protected show(): void {
    const form = this.querySelector<HTMLFormElement>("form#booking");
    if (!form) return;
    const fields = new FormData(form);
    const word = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    const offers = [...form.querySelectorAll<HTMLInputElement>("[data-offer]")].map(offerOf);
    const chosen = offers.find(({ radio }) => radio.checked);
    const party = word("adults")
      ? { adults: Number(word("adults")), children: Number(word("children")) }
      : undefined;
    const rooms = Number(word("rooms")) || 1;
    const arrival = word("checkInDate");
    const wish = { arrival, departure: word("checkOutDate"), party, rooms };
    const isTour = this.dataset["tour"] !== undefined;
    const plain = sumOfStay(wish, offers, chosen);
    const best = chosen ? { offer: chosen, rooms } : cheapestOffer(offers, rooms, party);
    const costsMore = chosen !== undefined || offers.some((offer) => offer.costsMore);
    const isAsked = isTour ? party : party && plain.total !== "" && costsMore;
    const room = { roomId: best?.offer.radio.value ?? "", rooms: String(rooms), isLeftToUs: String(!chosen) };
    const price = isAsked
      ? this.#price.of(form, (isTour ? tourFields : wishFields)(fields, room))
      : undefined;
    const ofStay = price ? sumOfPrice(wish, price, chosen !== undefined) : plain;
    const sum = isTour ? sumOfTour(wish, price) : ofStay;
    const [ladder, today] = [this.#ladder(), this.dataset["today"] ?? arrival];
    const isLate = isAsked && !price && this.#price.isLate;
    fitChildAges(form, party?.children ?? 0);
    fillSums(this, {
      ...sum,
      taxes: taxesInSum(price),
      late: isLate ? lateWords[sum.total ? "nights" : "all"] : "",
      cancel: sum.stay && cancellationOf(ladder, arrival, today),
      // Shown beside the button only while there is no sum, which says the same.
      terms: sum.total ? "" : cancellationFor(ladder, sum.stay && arrival, today),
      advice: party && offers.length > 0 ? partyAdvice(party, rooms, offers, chosen) : "",
    });
  }

  /** The cancellation ladder that the server rendered beside the sum; null when the company has not chosen one. */
  #ladder(): Ladder | null {
    const written = this.querySelector<HTMLElement>("[data-ladder]")?.dataset["ladder"];
    const ladder: Ladder | null = JSON.parse(written ?? "[]");
    return ladder;
  }
}

/** The API call that returns the price of a stay, or of the package that is booked. */
function callOf(tour: string | undefined): string {
  return tour === undefined ? "Price" : `Package/price?packageId=${tour}`;
}

function offerOf(radio: HTMLInputElement): Offer & { radio: HTMLInputElement } {
  const offer: Offer = JSON.parse(radio.dataset["offer"] ?? "{}");
  return { ...offer, radio };
}
