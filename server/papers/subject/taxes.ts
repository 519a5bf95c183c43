import { type PaperContent, paperMessages } from "#contract/papers.ts";
import { type TaxLine, taxOfStay, splitCharged } from "#contract/rules/tax.ts";
import { isRegistered, taxRulesOf, type TaxSettings } from "#contract/tax-settings.ts";
import { type PriceLine, sumOf } from "#contract/rules/price.ts";
import { hasTax } from "#contract/rules/tax-words.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import type { BookingRow } from "../../bookings/bookings.queries.ts";
import { AppError } from "../../errors.ts";
import { storedLines } from "../../tariffs/price-lines.ts";
import type { OwedAmount } from "./owed.ts";

/**
 * The tax in what is owed for a stay, by rate; none when the company is not registered.
 *
 * @throws conflict when the settings have no rate: none is guessed
 */
export function taxOfOwed(booking: BookingRow, owed: OwedAmount, tax: TaxSettings): TaxLine[] {
  if (!isRegistered(tax)) return [];
  if (owed.isCharge) {
    if (tax.chargePercent === "") throw new AppError("conflict", { message: paperMessages.noChargeRate });
    return [splitCharged(owed.paise, Number(tax.chargePercent))];
  }
  const { arrival, departure, rooms } = booking;
  const stay = {
    arrival,
    nights: nightsBetween(arrival, departure),
    rooms,
    total: owed.paise,
    lines: storedLines(booking.price_lines),
  };
  const taxes = taxOfStay(stay, taxRulesOf(tax));
  if (!taxes) throw new AppError("conflict", { message: paperMessages.noRate });
  return taxes;
}

/** Whether tax was added to the prices, and what is owed is their sum. */
export function isTaxOnTop(lines: readonly PriceLine[], owed: OwedAmount, tax: TaxSettings): boolean {
  return isRegistered(tax) && !owed.isCharge && hasTax(lines) && sumOf(lines) === owed.paise;
}

/** A paper's lines for taxes: the value at each rate, and the two halves of its tax. */
export function taxWords(taxes: readonly TaxLine[], tax: TaxSettings): PaperContent["taxes"] {
  return taxes.flatMap(({ percent, value, half }) => [
    { text: `Taxable value at ${percent} %`, paise: value },
    ...(percent === 0
      ? []
      : [
          { text: `CGST ${percent / 2} %`, paise: half },
          { text: `${tax.stateTax} ${percent / 2} %`, paise: half },
        ]),
  ]);
}

/** The rounding from a sum in paise to the total; empty when they are equal. */
export function roundOff(paise: number, total: number): PaperContent["taxes"] {
  const difference = total - paise;
  return difference === 0 ? [] : [{ text: "Round off", paise: difference }];
}
