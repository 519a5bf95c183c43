import { type RawBuilder, sql } from "kysely";

/**
 * Tables with a search index (`<table>_words`): `own` are their indexed columns; the searched columns of the record
 * that one names by `key` (a stay's hotel, a payment's stay) are found there. A change of `own` needs a migration that
 * makes the index, and on SQLite its triggers, anew. `isRough`: SQLite's index knows which three letters are in a text,
 * but not where, which is half as large.
 */
export const searchedColumns = {
  bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "hotels", key: "hotel_id", columns: ["name", "search_address"] },
  },
  package_bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "packages", key: "package_id", columns: ["name", "location"] },
  },
  cab_bookings: {
    own: ["reference", "customer_name", "email", "phone", "pick_up_location", "drop_location", "assigned_to"],
  },
  reviews: { own: ["customer_name", "customer_address", "review"] },
  queries: { own: ["reference", "name", "email", "subject", "message"] },
  payments: {
    own: ["note"],
    other: { table: "bookings", key: "booking_id", columns: ["reference", "customer_name"] },
  },
  outbox: { own: ["reference", "recipient", "subject", "body"], isRough: true },
  changes: { own: ["title", "staff_name", "action", "fields"], isRough: true },
} as const satisfies Record<string, SearchedColumns>;

export type SearchedColumns = {
  own: readonly string[];
  other?: { table: string; key: string; columns: readonly string[] };
  isRough?: boolean;
};

export type IndexedTable = keyof typeof searchedColumns;

export function isIndexed(table: string): table is IndexedTable {
  return Object.hasOwn(searchedColumns, table);
}

/** The searched columns joined into one text: the same expression in the index, its triggers and the search. */
export function searchedText(columns: readonly string[]): RawBuilder<string> {
  return sql<string>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )}`;
}
