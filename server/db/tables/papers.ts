import type { Generated } from "kysely";
import type { PaperKind } from "#contract/papers.ts";
import type { ReminderKind } from "#contract/reminders.ts";

/** Papers and their numbers, and the reminders sent to guests. */
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
    /** What it is of may be erased for good meanwhile: papers keep their numbers. 0 for packages and cabs. */
    booking_id: number;
    package_booking_id: Generated<number | null>;
    cab_booking_id: Generated<number | null>;
    payment_id: number | null;
    credits_id: number | null;
    total_paise: number | null;
    /** JSON as `paperContent` has it. */
    content: string;
    /** JSON as `paperGuest` has it; empty once the guest was erased. */
    guest: string;
  };
  /** The company that a guest wants the invoice written to. */
  invoice_buyers: {
    id: Generated<number>;
    created_at: string;
    /** One of the three: what it is for. */
    booking_id: number | null;
    package_booking_id: number | null;
    cab_booking_id: number | null;
    buyer_name: string;
    buyer_address: string;
    buyer_gstin: string;
  };
  /** A message to a guest, once for a stay, kind and date: the due day, the arrival, or the departure. */
  reminders: {
    id: Generated<number>;
    created_at: string;
    booking_id: number;
    kind: ReminderKind;
    for_date: string;
    /** The unguessable part of the link to a review; null for the other kinds. */
    review_key: string | null;
    /** When staff ticked it off as sent by WhatsApp, and who. */
    told_at: string | null;
    told_by: string | null;
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
