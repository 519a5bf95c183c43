import type { PaperContent } from "#contract/papers.ts";
import type { TaxLine } from "#contract/rules/tax.ts";
import type { TaxSettings } from "#contract/tax-settings.ts";
import type { PaidFor } from "../../paid-for.ts";
import type { OwedAmount } from "./owed.ts";

/** What papers are issued for: a stay, a package or a cab, with its facts and charges. Amounts in paise. */
export type Subject = {
  paidFor: PaidFor;
  reference: string;
  guest: { name: string; phone: string; route: string };
  facts: PaperContent["facts"];
  hasWishes: boolean;
  /** True once staff have accepted it. */
  isAccepted: boolean;
  /** Null or zero while it is not settled. */
  total: number | null;
  /** Throws conflict while what is owed is not settled, and when nothing is owed. */
  owed: () => OwedAmount;
  /** Whether tax was added to the prices, which then do not include it. */
  taxIsOnTop: (owed: OwedAmount, tax: TaxSettings) => boolean;
  lines: (owed: OwedAmount, isOnTop: boolean) => PaperContent["lines"];
  /** By rate, for a registered company. Throws conflict when the settings have no rate. */
  taxes: (owed: OwedAmount, tax: TaxSettings) => TaxLine[];
  /** Notes of a bill besides its amounts. */
  notes: (tax: TaxSettings) => string[];
  voucher: string;
};
