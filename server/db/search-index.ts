import { type RawBuilder, sql } from "kysely";

/**
 * Lists whose texts are in an index (`<table>_words`): their own columns that are searched, and those of the hotel or
 * the package that a record names, of which there are few. A change of `own` needs a migration that makes the list's
 * index, and on SQLite its triggers, anew.
 */
export const searchedColumns = {
  bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "hotels", columns: ["name", "search_address"] },
  },
  package_bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "packages", columns: ["name", "location"] },
  },
  cab_bookings: {
    own: ["reference", "customer_name", "email", "phone", "pick_up_location", "drop_location", "assigned_to"],
  },
  reviews: { own: ["customer_name", "customer_address", "review"] },
  queries: { own: ["reference", "name", "email", "subject", "message"] },
} as const satisfies Record<string, SearchedColumns>;

export type SearchedColumns = {
  own: readonly string[];
  other?: { table: string; columns: readonly string[] };
};

export type IndexedTable = keyof typeof searchedColumns;

/** What is searched, in one text; the same in the index, its triggers and the search itself. */
export function searchedText(columns: readonly string[]): RawBuilder<string> {
  return sql<string>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )}`;
}
