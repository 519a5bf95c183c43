import type { Generated, GeneratedAlways } from "kysely";
import type { PaymentMethod } from "#contract/payments.ts";
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
      /** The price as it was told: JSON lines, amounts in paise; null where no room type is settled, or of old stays. */
      price_lines: Generated<string | null>;
      /** What the guest wished: a plan's code, and JSON lists of ages and of extras' ids. */
      meal_plan: Generated<PlanCode | null>;
      child_ages: Generated<string | null>;
      extras: Generated<string | null>;
    };
  /** `paise` is above zero for money that came in, below for money given back. */
  payments: SoftDeletable & {
    booking_id: number;
    paise: number;
    method: PaymentMethod;
    paid_on: string;
    note: string;
  };
};
