import { formatRupees } from "#contract/rules/money.ts";
import type { Chip } from "./filter-chips.tsx";

/** The chip of the rates that are asked for, if any; `href` is without them. */
export function rateChips({ minRate, maxRate }: { minRate: string; maxRate: string }, href: string): Chip[] {
  if (!minRate && !maxRate) return [];
  const fromWords = minRate ? `from ${formatRupees(Number(minRate))}` : "";
  const upToWords = maxRate ? `up to ${formatRupees(Number(maxRate))}` : "";
  return [{ label: [fromWords, upToWords].filter(Boolean).join(" "), href, isSet: true }];
}
