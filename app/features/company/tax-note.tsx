import { type TaxChoice, taxNote } from "#contract/rules/tax-words.ts";
import { useCompany } from "./use-company.ts";

type TaxNoteProps = {
  className?: string;
  /** What is said of this price, where that is not what the company says of all. */
  taxes?: TaxChoice;
};

/** What the company says of taxes, on a line of its own beside a price; nothing where it says nothing. */
export function TaxNote({ className = "text-xs text-ink3", taxes }: TaxNoteProps) {
  const company = useCompany();
  const words = taxNote[taxes ?? company.taxes];
  return words ? <span className={`block ${className}`}>{words}</span> : null;
}
