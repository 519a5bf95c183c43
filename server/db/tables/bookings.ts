import type { Generated, GeneratedAlways } from "kysely";
import type { PaymentMethod } from "#contract/payments.ts";
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
