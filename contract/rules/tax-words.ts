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

/** What a stored text says; a text of anything else says nothing. */
export function asTaxChoice(text: string): TaxChoice {
  return taxChoices.find((choice) => choice === text) ?? "";
}
