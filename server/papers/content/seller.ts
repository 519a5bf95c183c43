import type { PaperContent } from "#contract/papers.ts";
import { withPinCode } from "#contract/rules/with-pin-code.ts";
import type { Settings } from "#contract/settings.ts";
import { isRegistered } from "#contract/tax-settings.ts";

/** The company as its papers name it. */
export function sellerOf({ details, tax }: Settings): PaperContent["seller"] {
  const place = withPinCode(details.headCity, details.headPinCode);
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
