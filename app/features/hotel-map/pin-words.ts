import type { Hotel } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type TaxChoice, withTaxes } from "#contract/rules/tax-words.ts";
import { nightsSuffix } from "#app/features/hotels/nights-suffix.ts";

/** A hotel in one line, as on its card: the price of the chosen nights, else its rate, and the tax note. */
export function pinWords(
  hotel: Pick<Hotel, "hotelName" | "rate" | "stay">,
  taxes: TaxChoice,
  guests?: string,
): string {
  const price = priceWords(hotel, guests);
  return [hotel.hotelName, price && withTaxes(price, taxes)].filter(Boolean).join(", ");
}

function priceWords({ rate, stay }: Pick<Hotel, "rate" | "stay">, guests: string | undefined): string {
  if (rate === null) return "";
  if (stay) return `${formatRupees(stay.total)} ${nightsSuffix(stay.nights, guests)}`;
  return `from ${formatRupees(rate)} per night`;
}
