import type { Generated, GeneratedAlways } from "kysely";
import type { PaymentMethod } from "#contract/payments.ts";
import type { ClaimState } from "#contract/payment-claims.ts";
import type { Ending } from "#contract/rules/owed.ts";
import type { PlanCode } from "#contract/rules/price.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import type { KeptForTheBooks, SoftDeletable, VisitorRequest } from "./records.ts";

/** Stays and the money for them. */
export type BookingTables = {
  bookings: VisitorRequest &
    KeptForTheBooks & {
      /**
       * The `name_key` of its hotel. Nothing in `server/bookings` writes it: triggers do
       * (`migrations/051-sorted-lists.ts`).
       */
      hotel_key: GeneratedAlways<string>;
      reference: string;
      guest_key_hash: string;
      /** The last day of a link that staff renewed; null: 30 days after departure. */
      guest_link_until: Generated<string | null>;
      customer_name: string;
      email: string;
      phone: string;
      hotel_id: number;
      room_id: number | null;
      rooms: number;
      arrival: string;
      departure: string;
      adults: number;
      children: number;
      special_request: string;
      status: BookingStatus;
      total_paise: number | null;
      /** The price shown to the guest: JSON lines, in paise; null while no room type is settled, or in old stays. */
      price_lines: Generated<string | null>;
      /** The guest's wishes: a plan's code, and JSON lists of ages and of extras' ids. */
      meal_plan: Generated<PlanCode | null>;
      child_ages: Generated<string | null>;
      extras: Generated<string | null>;
      /** The terms it was accepted under: JSON (`agreedPolicy`), amounts in paise; null while it never was. */
      policy: Generated<string | null>;
      /** What is to be paid by when, as that policy says; null while it was never accepted. */
      advance_paise: Generated<number | null>;
      advance_due_on: Generated<string | null>;
      balance_due_on: Generated<string | null>;
      /** Payments less refunds. Only triggers write it (`migrations/106-payments-of-all-kinds.ts`). */
      paid_paise: Generated<number>;
      /** How and when it came to its end, its status before, staff's reason, and why nothing is charged for it. */
      ended_at: Generated<string | null>;
      ending: Generated<Ending | null>;
      ended_from: Generated<BookingStatus | null>;
      end_reason: Generated<string | null>;
      waived: Generated<string | null>;
      /** What its end costs; null while its total is not settled. */
      charge_paise: Generated<number | null>;
      /** When the guest asked to cancel it: the day that counts for the charge. */
      cancel_asked_at: Generated<string | null>;
      /** The enquiry of the package in whose price it is; such a stay costs nothing of its own. */
      package_enquiry_id: Generated<number | null>;
      /** The last arrival to which it can be moved free of charge, after bad weather. */
      free_move_until: Generated<string | null>;
    };
  /**
   * For a stay, a package or a cab. `paise` is above zero for money that came in, below for money given back; of money
   * kept for a later stay, `credit_of` is the stay it was paid for.
   */
  payments: SoftDeletable & {
    booking_id: number | null;
    package_booking_id: Generated<number | null>;
    cab_booking_id: Generated<number | null>;
    /** The payment's own number, as a bank or an app tells it. */
    reference: Generated<string>;
    /** Equal for two records of the same payment; unique among those not deleted. */
    once_key: Generated<string | null>;
    /** The guest and the reference of what it is for. Only triggers write it (`migrations/134-payers-of-payments.ts`). */
    payer: GeneratedAlways<string>;
    credit_of: Generated<number | null>;
    paise: number;
    method: PaymentMethod;
    paid_on: string;
    note: string;
  };
  /** UPI payments for a stay, a package or a cab that guests say they made; `payment_id` once staff found the money. */
  payment_claims: {
    id: Generated<number>;
    created_at: string;
    /** One of the three: what it is for. */
    booking_id: number | null;
    package_booking_id: Generated<number | null>;
    cab_booking_id: Generated<number | null>;
    paise: number;
    reference: string;
    state: ClaimState;
    answered_at: string | null;
    payment_id: number | null;
  };
  /** What was done for many stays at once in bad weather; `place` is empty for all. */
  weather_acts: {
    id: Generated<number>;
    at: string;
    what: "Move" | "Cancel";
    place: string;
    first_night: string;
    free_from: string;
    reason: string;
    move_until: string | null;
    undone_at: string | null;
  };
  weather_stays: { act_id: number; booking_id: number; stay_undone_at: Generated<string | null> };
};
