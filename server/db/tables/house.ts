import type { Generated } from "kysely";
import type { extraAsked } from "#contract/extras.ts";
import type { extraUnits } from "#contract/rules/price.ts";
import type { StayKind } from "#contract/rules/stay-kinds.ts";
import type { WithNameKey, SoftDeletable } from "./records.ts";

/** Hotels, their rooms, and the nights on which units are taken. */
export type HouseTables = {
  hotels: SoftDeletable &
    WithNameKey & {
      name: string;
      description: string;
      address: string;
      search_address: string;
      pin_code: string;
      /** Children below the first age are free, from the second on they count as adults. */
      free_below_age: Generated<number>;
      child_until_age: Generated<number>;
      place_id: number | null;
      kind: StayKind | null;
    };
  /** Where hotels are, in the company's order; degrees north and east in millionths. */
  places: {
    id: Generated<number>;
    name: string;
    also_called: string;
    latitude: number | null;
    longitude: number | null;
    position: number;
    /** Texts of the place's page. */
    about: Generated<string>;
    getting_there: Generated<string>;
    spring: Generated<string>;
    summer: Generated<string>;
    autumn: Generated<string>;
    winter: Generated<string>;
    open_now: Generated<string>;
  };
  /** Shown on each day from the first to the last; without a place on the whole site. */
  notices: SoftDeletable & { text: string; place_id: number | null; first_day: string; last_day: string };
  room_types: SoftDeletable & { name: string };
  /** An empty icon is chosen by the words of the name. */
  facilities: SoftDeletable & { name: string; icon: string };
  rooms: SoftDeletable & {
    hotel_id: number;
    room_type_id: number;
    rent_paise: number;
    beds: number;
    max_adults: number;
    max_children: number;
    units: number;
    room_number: string;
    /** Null: all adults that the room holds. */
    included_adults: Generated<number | null>;
    extra_beds: Generated<number>;
    /** A JSON list of meal plans, amounts in paise; null for none. */
    plans: Generated<string | null>;
  };
  room_facilities: { room_id: number; facility_id: number };
  /** Rooms kept out of sale for the nights `[first_night, free_from)`. */
  room_blocks: SoftDeletable & {
    room_id: number;
    rooms: number;
    first_night: string;
    free_from: string;
    reason: string;
    /** Of a block that a portal's calendar holds: that calendar, and what its own name for the entry is known by. */
    calendar_id: Generated<number | null>;
    entry_hash: Generated<string | null>;
  };
  /** A room type's calendar on a portal that sells it too. */
  portal_calendars: SoftDeletable & {
    room_id: number;
    name: string;
    /** Empty: only ours is told there. */
    import_url: string;
    export_key: string;
    /** 1: also holds what the portal calls not available, not bookings alone. */
    closes_too: number;
    /** The portal is told that a night is taken when fewer rooms than this are free. */
    open_from_free: number;
    next_try_at: string;
    last_read_at: Generated<string | null>;
    /** Tries that failed one after the other. */
    failures: Generated<number>;
    fault: Generated<string>;
    entries: Generated<number>;
    /** A JSON list of what it holds and we cannot. */
    clashes: Generated<string>;
    /** Since when it has no entries, while several blocks of its earlier ones are held. */
    emptied_at: Generated<string | null>;
  };
  /** Prices for the nights `[first_night, free_from)`; bit n of `weekdays` is weekday n + 1, 1 being Monday. */
  rate_periods: SoftDeletable & {
    room_id: number;
    name: string;
    first_night: string;
    free_from: string;
    weekdays: number;
    yearly: number;
    rate_paise: number;
    min_nights: number;
  };
  /** Charged in one hotel, or in all. Paise for one of its units, on the nights `[first_night, free_from)` or on all. */
  extras: SoftDeletable & {
    hotel_id: number | null;
    name: string;
    per: (typeof extraUnits)[number];
    paise: number;
    first_night: string | null;
    free_from: string | null;
    asked: (typeof extraAsked)[number];
  };
  /** One row for each unit that a stay or a block holds on a night; the primary key refuses a second holder. */
  room_nights: {
    room_id: number;
    unit: number;
    night: string;
    booking_id: number | null;
    block_id: number | null;
  };
};
