import type { PersonKind } from "#contract/people.ts";

/** The columns with words of guests, or of staff about them. A test holds this list against the schema. */
export const wordColumns = {
  bookings: ["customer_name", "email", "phone", "special_request", "end_reason", "waived"],
  package_bookings: ["customer_name", "email", "phone", "special_request"],
  cab_bookings: [
    "customer_name",
    "email",
    "phone",
    "special_request",
    "pick_up_location",
    "drop_location",
    "preferred_time",
    "assigned_to",
  ],
  queries: ["name", "email", "subject", "message"],
  reviews: ["customer_name", "customer_address", "review"],
  papers: ["guest"],
  payments: ["note", "reference"],
  weather_acts: ["reason"],
  room_blocks: ["reason"],
  pictures: ["title"],
  outbox: ["recipient", "reply_to", "subject", "body", "last_error"],
  changes: ["title", "fields"],
  imports: ["file_name", "headings", "note"],
  import_rows: ["cells", "outcome"],
} as const satisfies Record<string, readonly string[]>;

export type WordTable = keyof typeof wordColumns;
export const wordTables = Object.keys(wordColumns) as WordTable[];

/** The table of each kind of record that may be a person's own. */
export const personTables = {
  bookings: "bookings",
  packageBookings: "package_bookings",
  cabBookings: "cab_bookings",
  queries: "queries",
  reviews: "reviews",
  uploads: "pictures",
  blocks: "room_blocks",
} as const satisfies Record<PersonKind, WordTable>;
