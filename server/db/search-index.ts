import { type RawBuilder, sql } from "kysely";

/**
 * Tables with a search index (`<table>_words`): `own` are their indexed columns, the others the searched columns of the
 * hotel or package that a record names, which are few and not indexed. A change of `own` needs a migration that makes
 * the index, and on SQLite its triggers, anew.
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

/** The searched columns joined into one text: the same expression in the index, its triggers and the search. */
export function searchedText(columns: readonly string[]): RawBuilder<string> {
  return sql<string>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )}`;
}
