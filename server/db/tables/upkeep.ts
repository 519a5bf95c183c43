import type { Generated } from "kysely";
import type { ChangedKind } from "#contract/change-log.ts";
import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { MoneyMethod } from "#contract/payments.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import type { NotificationKind, NotificationStatus } from "#contract/outbox.ts";
import type { VisitKind } from "#contract/visits.ts";

/** The tables that hold records of the demo. */
export type DemoTable =
  | "hotels"
  | "rooms"
  | "packages"
  | "cab_rates"
  | "pictures"
  | "bookings"
  | "payments"
  | "package_bookings"
  | "cab_bookings"
  | "queries"
  | "reviews";

/** Tables of the site itself: outbox, limits, change log, settings, counts. */
export type UpkeepTables = {
  /** Emails to send, stored in the transaction of the request. A process claims one by moving `next_attempt_at`. */
  outbox: {
    id: Generated<number>;
    created_at: string;
    kind: NotificationKind;
    reference: string;
    audience: "guest" | "staff";
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    status: NotificationStatus;
    attempts: number;
    next_attempt_at: string;
    last_error: string;
    sent_at: string | null;
    /** The record it is about, where `reference` does not name it. */
    record_id: Generated<number | null>;
  };
  /** `about` is the call and the id in its reply, as `bookings.create 12`. */
  sent_forms: { form_hash: string; reply: string; created_at: string; about: Generated<string> };
  /** The processes that use a PostgreSQL database; one that was not seen for a while is gone. */
  processes: { id: string; host: string; pid: number; seen_at: string };
  settings: { name: string; value: string };
  /** Records that the demo put in; staff have changed those above `version`. `taken_at`: when they went with the demo. */
  demo_records: {
    kind: DemoTable;
    record_id: number;
    version: Generated<number>;
    taken_at: Generated<string | null>;
  };
  /** Places with words of the demo: `texts` as it wrote them, `taken` what went with it, both as JSON. */
  demo_places: {
    place_id: number;
    texts: string;
    is_added: number;
    taken_at: Generated<string | null>;
    taken: Generated<string>;
  };
  /** Who was erased: `person` is a keyed hash, `key_mark` names the key, `records` is a JSON list. */
  erasures: { id: string; at: string; key_mark: string; person: string; records: string };
  /** How much of its limit a key has used; from `ends_at` on it starts at zero. Keys are hashes. */
  limits: { key: string; ends_at: string; taken: number; most: number };
  /** Who changed what. `fields` is a JSON list of { name, before, after }. */
  changes: {
    id: Generated<number>;
    at: string;
    staff_name: string;
    action: ChangeAction;
    kind: ChangedKind;
    record_id: number;
    title: string;
    fields: string;
  };
  /**
   * Work by the clock. A process holds a job until `held_until` and moves that on while it runs; `finished_at` is null
   * meanwhile. `failure` is empty after a success; `detail` is what the last success told, a JSON object.
   */
  scheduled_jobs: {
    name: string;
    started_at: string | null;
    held_until: string;
    finished_at: string | null;
    succeeded_at: string | null;
    failure: string;
    detail: string;
  };
  /** Saved settings: one JSON object of texts for each section. */
  company_sections: { name: string; value: string; version: number; changed_at: string };
  /** The company's logos in base64, under names of their content and size (`contract/brand.ts`). */
  brand_logos: { name: string; bytes: string; created_at: string };
  /** How often, in a week that began on that Monday. */
  visit_counts: { week: string; kind: VisitKind; page: string; about: string; total: number };
  /** Its sum is the content version, which triggers keep (`migrations/parts/077-content-version.ts`). */
  content_version: { part: Generated<number>; changes: number };
  /** The counter cache, which triggers keep; `word` is the counted column's value (`counter-cache.ts`). */
  tallies: { name: string; is_deleted: number; word: string; total: number };
  /** Who owes and who gets money back, of each table with a status: triggers keep it (`kept-sums.ts`). */
  owed_sums: { name: string; records: number; paise: number };
  /** What each house sold in each month, kept in the same way. */
  sold_months: { month: string; hotel_id: number; nights: number; paise: number };
  /** What all houses sold in each month. */
  sold_by_all: { month: string; nights: number; paise: number };
  /** Of the stays with the same dates and status: all, those that are in lists, their guests and totals. */
  stay_dates: {
    arrival: string;
    departure: string;
    status: BookingStatus;
    stays: number;
    listed: number;
    guests: number;
    paise: number;
  };
  /** Rooms of a type that are free on the nights on which anybody holds one. */
  free_units: { room_id: number; night: string; free: number };
  /** Money that changed hands, by day and method. */
  day_takings: { day: string; method: MoneyMethod; received: number; returned: number; payments: number };
};
