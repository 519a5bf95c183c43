import type { Generated, GeneratedAlways } from "kysely";
import type { SignInResult } from "#contract/sign-ins.ts";
import type { conversionStates, PictureModule } from "#contract/uploads.ts";

/** Dates are `YYYY-MM-DD` text, moments ISO text in UTC, money paise, truth 0 or 1. */
export type Kept = {
  id: Generated<number>;
  created_at: string;
  deleted_at: string | null;
  version: Generated<number>;
};

/** What visitors send. `opened_at`: when staff first looked at it; `suspicious_at`: since when it is kept apart. */
type Request = Kept & { opened_at: Generated<string | null>; suspicious_at: Generated<string | null> };

/** `name_key` is the name, or a picture's title, as lists are sorted by it: the database makes it. */
type NamedRequest = Request & { name_key: GeneratedAlways<string> };
type NamedRecord = Kept & { name_key: GeneratedAlways<string> };

/**
 * Whose a password is: its owner's, one that somebody else chose and handed over, or one that was made by the server
 * and opens nothing until it is changed.
 */
export type PasswordState = "own" | "handed over" | "generated";

export type Tables = {
  hotels: NamedRecord & {
    name: string;
    description: string;
    address: string;
    search_address: string;
    pin_code: string;
  };
  room_types: { id: Generated<number>; name: string };
  facilities: { id: Generated<number>; name: string; icon: string };
  rooms: Kept & {
    hotel_id: number;
    room_type_id: number;
    rent_paise: number;
    beds: number;
    max_adults: number;
    max_children: number;
    units: number;
    room_number: string;
  };
  room_facilities: { room_id: number; facility_id: number };
  bookings: NamedRequest & {
    /** The `name_key` of its hotel; the database keeps it right. */
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
    status: string;
    total_paise: number | null;
  };
  /** `paise` is above zero for money that came in, below for money given back. */
  payments: Kept & { booking_id: number; paise: number; method: string; paid_on: string; note: string };
  /** Rooms kept out of sale for the nights `[first_night, free_from)`. */
  room_blocks: Kept & {
    room_id: number;
    rooms: number;
    first_night: string;
    free_from: string;
    reason: string;
  };
  /** One row for each unit of a room type that a stay, or a block, holds for a night; the primary key refuses a second holder. */
  room_nights: {
    room_id: number;
    unit: number;
    night: string;
    booking_id: number | null;
    block_id: number | null;
  };
  /** `features` and `highlights` are JSON lists of texts, `plan` one of { heading, description }, a day each. */
  packages: NamedRecord & {
    name: string;
    description: string;
    features: string;
    highlights: string;
    plan: string;
    days: number;
    starting_paise: number;
    location: string;
  };
  package_bookings: NamedRequest & {
    /** The `name_key` of its package; the database keeps it right. */
    package_key: GeneratedAlways<string>;
    reference: string;
    customer_name: string;
    email: string;
    phone: string;
    package_id: number;
    special_request: string;
    status: string;
  };
  cab_bookings: NamedRequest & {
    reference: string;
    customer_name: string;
    email: string;
    phone: string;
    pick_up_location: string;
    drop_location: string;
    journey_date: string;
    preferred_time: string;
    vehicle: string;
    special_request: string;
    assigned_to: Generated<string>;
    status: string;
  };
  reviews: NamedRequest & {
    customer_name: string;
    review: string;
    customer_address: string;
    rating: number;
    status: string;
  };
  queries: NamedRequest & {
    reference: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    answered: number;
  };
  /** Messages to send, written together with what they are about. `next_attempt_at` is also how one is claimed. */
  outbox: {
    id: Generated<number>;
    created_at: string;
    kind: string;
    reference: string;
    audience: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    status: string;
    attempts: number;
    next_attempt_at: string;
    last_error: string;
    sent_at: string | null;
  };
  /** `owner_id` is the hotel, room or package; 0 in the gallery. `widths`: JSON, those that exist as AVIF and WebP. */
  pictures: NamedRecord & {
    module: PictureModule;
    owner_id: number;
    position: number;
    title: string;
    hash: string;
    format: "jpeg" | "png" | "webp" | "avif" | "gif";
    path: string;
    width: number;
    height: number;
    placeholder: string;
    band: string;
    state: (typeof conversionStates)[number];
    percent: Generated<number>;
    widths: Generated<string>;
    attempts: Generated<number>;
  };
  staff: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    role: string;
    created_at: string;
    disabled_at: Generated<string | null>;
    password_state: Generated<PasswordState>;
  };
  /**
   * `device` is what the browser says of itself, `address` where it was last used from, `confirmed_at` when the
   * password was last typed in it.
   */
  sessions: {
    token_hash: string;
    staff_id: number;
    created_at: string;
    last_used_at: string;
    device: Generated<string>;
    address: Generated<string>;
    confirmed_at: Generated<string>;
  };
  /** Browsers from which a staff member has signed in before; they keep their own allowance of wrong tries. */
  /** The app that shows codes, if there is one, and the one being set up; secrets as `sealSecret` makes them. */
  second_factors: {
    staff_id: number;
    /** What passkeys call the account: random, naming nobody. */
    user_handle: string;
    app_secret: string | null;
    app_since: string | null;
    /** The half minute of the last code that was taken: none is taken twice. */
    app_last_step: Generated<number>;
    waiting_secret: string | null;
    waiting_since: string | null;
    advice_declined_at: string | null;
  };
  /** Codes that were not used yet; `name` is the part of one by which it is found, `code_hash` made of the whole. */
  recovery_codes: { staff_id: number; name: string; code_hash: string };
  /** `transports` is a JSON list. */
  passkeys: {
    id: Generated<number>;
    staff_id: number;
    name: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string;
    is_synced: number;
    is_backed_up: number;
    created_at: string;
    last_used_at: string | null;
  };
  /** Sign-ins whose password was right; `password_mark` is of the hash that it matched. */
  pending_sign_ins: { token_hash: string; staff_id: number; password_mark: string; created_at: string };
  /** `staff_id` is null for a sign-in that names nobody. */
  passkey_challenges: {
    challenge_hash: string;
    browser_hash: string;
    purpose: "add" | "sign-in";
    staff_id: number | null;
    created_at: string;
  };
  known_devices: {
    token_hash: string;
    staff_id: number;
    created_at: string;
    last_used_at: Generated<string>;
  };
  /** Who signed in, or tried to: `staff_id` is null when there is no such name. `device` is in words. */
  sign_ins: {
    id: Generated<number>;
    at: string;
    staff_id: number | null;
    result: SignInResult;
    device: string;
    address: string;
  };
  sent_forms: { form_hash: string; reply: string; created_at: string };
  settings: { name: string; value: string };
  /** What a key has taken of its allowance; from `ends_at` on it starts afresh. Keys are hashes. */
  limits: { key: string; ends_at: string; taken: number; most: number };
  /** Who changed what. `fields` is a JSON list of { name, before, after } in words. */
  changes: {
    id: Generated<number>;
    at: string;
    staff_name: string;
    action: string;
    kind: string;
    record_id: number;
    title: string;
    fields: string;
  };
  /** What the owner saved, a JSON object of texts for each section. */
  company_sections: { name: string; value: string; version: number; changed_at: string };
  /** How many records of the long lists there are, kept by triggers. `word` is the status, or whether a query is answered. */
  tallies: { name: string; is_deleted: number; word: string; total: number };
};
