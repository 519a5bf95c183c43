/** What a company says about taxes beside its prices; empty: nothing. */
export const taxChoices = ["included", "extra", ""] as const;
export type TaxChoice = (typeof taxChoices)[number];

/** The choice as a sentence; empty for none. */
export const taxWords: Record<TaxChoice, string> = {
  included: "Taxes are included",
  extra: "Taxes are extra",
  "": "",
};

/** Beside an amount: `taxes included`. */
export const taxNote: Record<TaxChoice, string> = { included: "taxes included", extra: "+ taxes", "": "" };

/** `₹9,000, taxes included`, `₹9,000 + taxes`; only the amount for an empty choice. */
export function withTaxes(amount: string, taxes: TaxChoice): string {
  const note = taxNote[taxes];
  return [amount, note].filter(Boolean).join(note.startsWith("+") ? " " : ", ");
}

/** What is said about taxes beside a sum of these lines: a tax line means that the sum includes the tax. */
export function taxesOf(lines: readonly { kind: string }[], taxes: TaxChoice): TaxChoice {
  return hasTax(lines) ? "included" : taxes;
}

/** Whether tax was added to a price, as one of its lines. */
export function hasTax(lines: readonly { kind: string }[]): boolean {
  return lines.some(({ kind }) => kind === "tax");
}

/** For a company whose taxes are extra: whether a sum includes them by now, as one of its lines. */
export function taxesInSum(price: { lines: readonly { kind: string }[] } | undefined): string {
  return price && hasTax(price.lines) ? "Included" : "Extra";
}

/** Reads a stored text; any other text says nothing. */
export function asTaxChoice(text: string): TaxChoice {
  return taxChoices.find((choice) => choice === text) ?? "";
}
