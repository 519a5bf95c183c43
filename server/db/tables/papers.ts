import type { Generated } from "kysely";
import type { PaperKind } from "#contract/papers.ts";

/** Papers and their numbers. */
export type PaperTables = {
  /** The last number taken in a series and financial year. */
  paper_series: { series: string; year: string; last_number: number };
  /** A paper as it was issued; nothing of it changes but that an erased guest leaves `guest`. */
  papers: {
    id: Generated<number>;
    created_at: string;
    issued_by: string;
    issued_on: string;
    series: string;
    year: string;
    position: number;
    number: string;
    kind: PaperKind;
    /** The stay may be erased for good meanwhile: its papers keep their numbers. */
    booking_id: number;
    payment_id: number | null;
    credits_id: number | null;
    total_paise: number | null;
    /** JSON as `paperContent` has it. */
    content: string;
    /** JSON as `paperGuest` has it; empty once the guest was erased. */
    guest: string;
  };
  /** Tax of invoices by rate, in hundredths of a percent; below zero for credit notes. */
  paper_taxes: {
    paper_id: number;
    issued_on: string;
    basis_points: number;
    value_paise: number;
    tax_paise: number;
  };
};
