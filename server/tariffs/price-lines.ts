import { z } from "zod";
import { toRupees } from "#contract/rules/money.ts";
import type { PriceLine } from "#contract/rules/price.ts";
import { type PriceLineShown, priceLineSchema } from "#contract/tariff.ts";

const stored = z.array(priceLineSchema);

/** The lines of a booking as they are stored, in paise. */
export function storedLines(text: string | null): PriceLine[] {
  return text === null ? [] : stored.parse(JSON.parse(text));
}

/** Lines in whole rupees. */
export function presentLines(lines: readonly PriceLine[]): PriceLineShown[] {
  return lines.map((line) => ({ ...line, rate: toRupees(line.rate), amount: toRupees(line.amount) }));
}
