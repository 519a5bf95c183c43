import type { Generated, GeneratedAlways } from "kysely";
import type { CabUnit, Vehicle } from "#contract/rules/cab-price.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { KeptForTheBooks, WithNameKey, SoftDeletable, VisitorRequest } from "./records.ts";

/** Packages, and visitors' requests other than bookings. An interface, so that a test can add a kind of request. */
export interface RequestTables {
  /** `features`, `highlights` and `not_included` are JSON lists of texts, `plan` one of days. */
  packages: SoftDeletable &
    WithNameKey & {
      name: string;
      description: string;
      features: string;
      highlights: string;
      plan: string;
      days: number;
      starting_paise: number;
      location: string;
      season: Generated<string>;
      group_size: Generated<string>;
      car: Generated<string>;
      effort: Generated<string>;
      not_included: Generated<string>;
      /** JSON, amounts in paise; null for one that has a starting price alone. */
      tariff: Generated<string | null>;
    };
  package_bookings: VisitorRequest &
    KeptForTheBooks & {
      /** The `name_key` of its package, which triggers write (`migrations/051-sorted-lists.ts`). */
      package_key: GeneratedAlways<string>;
      reference: string;
      /** Of the guest's link; null where none was made yet. */
      guest_key_hash: Generated<string | null>;
      /** The last day of a link that staff renewed; null: as `server/guest-links` has it. */
      guest_link_until: Generated<string | null>;
      customer_name: string;
      email: string;
      phone: string;
      package_id: number;
      special_request: string;
      start_date: Generated<string | null>;
      adults: Generated<number | null>;
      children: Generated<number | null>;
      /** A JSON list. */
      child_ages: Generated<string | null>;
      hotel_class: Generated<string>;
      single_rooms: Generated<number>;
      /** The price that the guest was shown, as JSON lines in paise; null when none was. */
      price_lines: Generated<string | null>;
      status: RequestStatus;
      /** What staff and guest agreed on. */
      total_paise: Generated<number | null>;
      paid_paise: Generated<number>;
    };
  cab_bookings: VisitorRequest &
    KeptForTheBooks & {
      reference: string;
      /** Of the guest's link; null where none was made yet. */
      guest_key_hash: Generated<string | null>;
      /** The last day of a link that staff renewed; null: as `server/guest-links` has it. */
      guest_link_until: Generated<string | null>;
      customer_name: string;
      email: string;
      phone: string;
      pick_up_location: string;
      drop_location: string;
      journey_date: string;
      preferred_time: string;
      vehicle: Vehicle;
      special_request: string;
      assigned_to: Generated<string>;
      /** The listed price that it is priced by, and the number of days; null when unknown. */
      cab_rate_id: Generated<number | null>;
      days: Generated<number | null>;
      price_lines: Generated<string | null>;
      status: RequestStatus;
      total_paise: Generated<number | null>;
      paid_paise: Generated<number>;
    };
  /** What a car costs on a route, for a day, or for its driver's night away; paise, null for a vehicle that is not offered. */
  cab_rates: SoftDeletable & {
    per: CabUnit;
    from_place: string;
    to_place: string;
    car_paise: number | null;
    suv_paise: number | null;
    van_paise: number | null;
    bus_paise: number | null;
    note: string;
  };
  reviews: VisitorRequest & {
    customer_name: string;
    review: string;
    customer_address: string;
    rating: number;
    status: RequestStatus;
    /** The stay it is about, of a guest who wrote it by the link that was sent after that stay. */
    stay_id: Generated<number | null>;
  };
  queries: VisitorRequest & {
    reference: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    answered: number;
  };
}
