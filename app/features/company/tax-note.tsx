import { type TaxChoice, taxNote } from "#contract/rules/tax-words.ts";
import { useCompany } from "./use-company.ts";

type TaxNoteProps = {
  className?: string;
  /** The tax note of this price, if it differs from the company's. */
  taxes?: TaxChoice;
};

/** The tax note on its own line beside a price; nothing when the company has none. */
export function TaxNote({ className = "text-xs text-ink3", taxes }: TaxNoteProps) {
  const company = useCompany();
  const words = taxNote[taxes ?? company.taxes];
  return words ? <span className={`block ${className}`}>{words}</span> : null;
}
