import { z } from "zod";
import { toRupees } from "#contract/rules/money.ts";
import { type PriceLine, sumOf } from "#contract/rules/price.ts";
import { type PriceLineShown, priceLineSchema } from "#contract/tariff.ts";

const stored = z.array(priceLineSchema);

/** A booking's stored price lines, in paise. */
export function storedLines(text: string | null): PriceLine[] {
  return text === null ? [] : stored.parse(JSON.parse(text));
}

/** Lines in whole rupees. */
export function presentLines(lines: readonly PriceLine[]): PriceLineShown[] {
  return lines.map(({ value, ...line }) => ({
    ...line,
    rate: toRupees(line.rate),
    amount: toRupees(line.amount),
    ...(value !== undefined && { value: toRupees(value) }),
  }));
}

/** The price that a request's guest was shown, in whole rupees; `estimate` is null where none was shown. */
export function presentShownPrice(lines: readonly PriceLine[] | undefined) {
  return { priceLines: presentLines(lines ?? []), estimate: lines ? toRupees(sumOf(lines)) : null };
}

/** The same for a stored request. */
export function presentStoredPrice({ price_lines }: { price_lines: string | null }) {
  return presentShownPrice(price_lines === null ? undefined : storedLines(price_lines));
}
