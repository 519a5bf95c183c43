import type { PriceLineShown } from "#contract/tariff.ts";
import { TaxedPrice } from "#app/features/company/taxed-price.tsx";
import type { Fact } from "#app/ui/facts.tsx";
import { PriceLines } from "./price-lines.tsx";

/** The price that the guest of a package or a cab was shown; empty when there was none. */
export function estimateFacts(
  { priceLines, estimate }: { priceLines: PriceLineShown[]; estimate: number | null },
  label = "Estimate the guest saw",
): Fact[] {
  if (estimate === null) return [];
  return [
    [label, <TaxedPrice key="price" rupees={estimate} lines={priceLines} />],
    ["How it adds up", <PriceLines key="lines" lines={priceLines} />, "wide"],
  ];
}
