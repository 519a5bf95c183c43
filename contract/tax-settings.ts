import { z } from "zod";
import { line, lineOrNothing, shortText } from "./core/fields.ts";
import { gstinOrNothing } from "./core/gstin-field.ts";
import { bareAmount, barePercent } from "./rules/bare-number.ts";
import { latinDigits } from "./rules/digits.ts";
import { isCalendarDate } from "./rules/stay.ts";
import type { TaxRate, TaxRules } from "./rules/tax.ts";
import { asTaxChoice } from "./rules/tax-words.ts";

/** `bare` takes away what people write around the value. */
const optional = (message: string, bare: (typed: string) => string, fits: (value: string) => boolean) =>
  z.preprocess(
    (value) => value ?? "",
    shortText(20, message)
      .overwrite(bare)
      .refine((v) => v === "" || fits(v), message),
  );

const percent = optional(
  "Write the rate as a number of percent, as 18, or leave it empty",
  barePercent,
  (value) => /^\d{1,2}(\.\d{1,2})?$/.test(value),
);
const day = optional("Enter a date that exists, as YYYY-MM-DD", yearFirst, isCalendarDate);
const rupees = optional(
  "Write the value in whole rupees, or leave it empty",
  (typed) => bareAmount(latinDigits(typed)),
  (value) => /^[1-9]\d{0,6}$/.test(value),
);

/** `22/9/2025`, as dates are written in India, as `2025-09-22`; other texts unchanged. */
function yearFirst(typed: string): string {
  const [, day = "", month = "", year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(latinDigits(typed)) ?? [];
  return year === undefined ? typed : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Rows of the table of rates: each holds from its date on, until the next one's. */
export const rateRows = ["first", "second", "third"] as const;

const rateFields = {
  firstFrom: day,
  firstUpTo: rupees,
  firstPercent: percent,
  firstAbove: percent,
  firstTours: percent,
  firstCabs: percent,
  secondFrom: day,
  secondUpTo: rupees,
  secondPercent: percent,
  secondAbove: percent,
  secondTours: percent,
  secondCabs: percent,
  thirdFrom: day,
  thirdUpTo: rupees,
  thirdPercent: percent,
  thirdAbove: percent,
  thirdTours: percent,
  thirdCabs: percent,
};

/** What papers say about the company and its tax. Without a GSTIN it is not registered, and papers have no tax. */
export const taxForm = z
  .object({
    legalName: lineOrNothing(100),
    gstin: gstinOrNothing,
    state: lineOrNothing(60),
    stateTax: line("Name the state's half of the tax").max(10, "At most 10 characters, please"),
    sac: lineOrNothing(20),
    prefix: line("Papers need letters to begin with")
      .overwrite((value) => value.toUpperCase())
      .regex(/^[A-Z]{1,2}$/, "One or two capital letters"),
    flatPercent: percent,
    apartPercent: percent,
    chargePercent: percent,
    ...rateFields,
  })
  .check(({ value, issues }) => {
    for (const row of rateRows) {
      const rowFields = [`${row}From`, `${row}UpTo`, `${row}Percent`, `${row}Above`] as const;
      const filled = rowFields.filter((name) => value[name] !== "");
      const isAlone = filled.length === 0 && (value[`${row}Tours`] !== "" || value[`${row}Cabs`] !== "");
      if ((filled.length === 0 && !isAlone) || filled.length === rowFields.length) continue;
      const missing = rowFields.find((name) => value[name] === "") ?? rowFields[0];
      const message = "Fill in all four of this row, or none";
      issues.push({ code: "custom", path: [missing], message, input: "" });
    }
  });

export type TaxSettings = z.output<typeof taxForm>;

/** A company without a GSTIN is not registered, and its papers have no tax. */
export function isRegistered({ gstin }: Pick<TaxSettings, "gstin">): boolean {
  return gstin !== "";
}

/** The rules by which tax is added to prices; undefined when prices include it, or the company is not registered. */
export function addedTaxOf({
  details,
  tax,
}: {
  details: { taxes: string };
  tax: TaxSettings;
}): TaxRules | undefined {
  return asTaxChoice(details.taxes) === "extra" && isRegistered(tax) ? taxRulesOf(tax) : undefined;
}

/** The rates and choices of the settings; percents as numbers, thresholds in paise. */
export function taxRulesOf(tax: TaxSettings): TaxRules {
  const number = (text: string) => (text === "" ? undefined : Number(text));
  return {
    rates: ratesOf(tax),
    flatPercent: number(tax.flatPercent),
    apartPercent: number(tax.apartPercent),
  };
}

function ratesOf(tax: TaxSettings): TaxRate[] {
  return rateRows
    .map((row) => ({
      from: tax[`${row}From`],
      upTo: Number(tax[`${row}UpTo`]) * 100,
      percent: Number(tax[`${row}Percent`]),
      above: Number(tax[`${row}Above`]),
      ...(tax[`${row}Tours`] && { tours: Number(tax[`${row}Tours`]) }),
      ...(tax[`${row}Cabs`] && { cabs: Number(tax[`${row}Cabs`]) }),
    }))
    .filter(({ from }) => from !== "");
}
