import type { PaperContent } from "#contract/papers.ts";
import type { Settings } from "#contract/settings.ts";
import { isRegistered } from "#contract/tax-settings.ts";

/** The company as its papers name it. */
export function sellerOf({ details, tax }: Settings): PaperContent["seller"] {
  const place = [details.headCity, details.headPinCode].filter(Boolean).join(" ");
  const lines = [
    details.headStreet,
    place,
    tax.state,
    isRegistered(tax) ? `GSTIN ${tax.gstin}` : "",
    details.registrationNumber,
    [details.phone, details.email].filter(Boolean).join(", "),
  ];
  return { name: tax.legalName || details.name, lines: lines.filter(Boolean) };
}
