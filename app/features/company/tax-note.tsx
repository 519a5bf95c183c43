import { taxNote } from "#contract/rules/tax-words.ts";
import { useCompany } from "./use-company.ts";

/** What the company says of taxes, on a line of its own beside a price; nothing where it says nothing. */
export function TaxNote({ className = "text-xs text-ink3" }) {
  const words = taxNote[useCompany().taxes];
  return words ? <span className={`block ${className}`}>{words}</span> : null;
}
