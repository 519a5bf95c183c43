/** What a company says of taxes beside its prices; empty: nothing. */
export const taxChoices = ["included", "extra", ""] as const;
export type TaxChoice = (typeof taxChoices)[number];

/** As a sentence; empty where nothing is said. */
export const taxWords: Record<TaxChoice, string> = {
  included: "Taxes are included",
  extra: "Taxes are extra",
  "": "",
};

/** Beside an amount: `taxes included`. */
export const taxNote: Record<TaxChoice, string> = { included: "taxes included", extra: "+ taxes", "": "" };

/** `₹9,000, taxes included`, `₹9,000 + taxes`; the amount alone where nothing is said. */
export function withTaxes(amount: string, taxes: TaxChoice): string {
  const note = taxNote[taxes];
  return [amount, note].filter(Boolean).join(note.startsWith("+") ? " " : ", ");
}

/** What is said of taxes beside a sum of these lines: where they have the tax, it is in the sum. */
export function taxesOf(lines: readonly { kind: string }[], taxes: TaxChoice): TaxChoice {
  return hasTax(lines) ? "included" : taxes;
}

/** Whether the tax was put on top of a price, as one of its lines. */
export function hasTax(lines: readonly { kind: string }[]): boolean {
  return lines.some(({ kind }) => kind === "tax");
}

/** Of a sum of a company whose taxes are extra: whether they are in it by now, as one of its lines. */
export function taxesInSum(price: { lines: readonly { kind: string }[] } | undefined): string {
  return price && hasTax(price.lines) ? "Included" : "Extra";
}

/** What a stored text says; a text of anything else says nothing. */
export function asTaxChoice(text: string): TaxChoice {
  return taxChoices.find((choice) => choice === text) ?? "";
}
