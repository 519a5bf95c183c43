import type { PaperContent } from "#contract/papers.ts";
import type { TaxLine } from "#contract/rules/tax.ts";
import type { TaxSettings } from "#contract/tax-settings.ts";
import type { PaidFor } from "../../paid-for.ts";
import type { Owed } from "./owed.ts";

/** What papers are issued of: a stay, a package or a cab, as they tell and bill it. Amounts in paise. */
export type Subject = {
  paidFor: PaidFor;
  reference: string;
  guest: { name: string; phone: string; route: string };
  facts: PaperContent["facts"];
  hasWishes: boolean;
  /** Staff have accepted it. */
  isAccepted: boolean;
  /** Null or zero while it is not settled. */
  total: number | null;
  /** Throws conflict while what is owed is not settled, and where nothing is. */
  owed: () => Owed;
  /** Whether its tax was put on top of the prices, which then stand without it. */
  taxIsOnTop: (owed: Owed, tax: TaxSettings) => boolean;
  lines: (owed: Owed, isOnTop: boolean) => PaperContent["lines"];
  /** By rate, for a registered company. Throws conflict where the settings name no rate. */
  taxes: (owed: Owed, tax: TaxSettings) => TaxLine[];
  /** What a bill has to say beside its amounts. */
  notes: (tax: TaxSettings) => string[];
  voucher: string;
};
