import { formatRupees } from "#contract/rules/money.ts";
import type { PriceLineShown } from "#contract/tariff.ts";
import type { Fact } from "#app/ui/facts.tsx";
import { PriceLines } from "./price-lines.tsx";

/** What the guest of a package or a cab was told that it costs; nothing where nobody told a price. */
export function estimateFacts(
  { priceLines, estimate }: { priceLines: PriceLineShown[]; estimate: number | null },
  label = "Estimate the guest saw",
): Fact[] {
  if (estimate === null) return [];
  return [
    [label, formatRupees(estimate)],
    ["How it adds up", <PriceLines key="lines" lines={priceLines} />, "wide"],
  ];
}
