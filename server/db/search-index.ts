import { type RawBuilder, sql } from "kysely";

/**
 * Tables with a search index (`<table>_words`): `own` are their indexed columns; the searched columns of the record
 * that one names by `key` (a stay's hotel) are found there. A change of `own` needs a migration that makes the indexes,
 * and on SQLite their triggers, anew. `isRough`: SQLite's index knows which three letters are in a text, but not where,
 * which is half as large. `isDeletable`: those deleted have an index of their own (`<table>_words_in_trash`), which also
 * has `inTrash`, whatever else the trash calls them by. Where there is an `other`, the records of each hotel have one
 * of theirs (`<table>_words_of_each`).
 */
export const searchedColumns = {
  bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "hotels", key: "hotel_id", columns: ["name", "search_address"] },
    isDeletable: true,
  },
  package_bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "packages", key: "package_id", columns: ["name", "location"] },
    isDeletable: true,
  },
  cab_bookings: {
    own: ["reference", "customer_name", "email", "phone", "pick_up_location", "drop_location", "assigned_to"],
    isDeletable: true,
  },
  reviews: { own: ["customer_name", "customer_address", "review"], isDeletable: true },
  queries: { own: ["reference", "name", "email", "subject", "message"], isDeletable: true },
  payments: {
    own: ["note", "payer"],
    isDeletable: true,
    inTrash: sql`'₹' || cast(abs(paise) / 100 as text) || ' ' || method`,
  },
  outbox: { own: ["reference", "recipient", "subject", "body"], isRough: true },
  changes: { own: ["title", "staff_name", "action", "fields"], isRough: true },
} as const satisfies Record<string, SearchedColumns>;

export type SearchedColumns = {
  own: readonly string[];
  other?: { table: string; key: string; columns: readonly string[] };
  isRough?: boolean;
  isDeletable?: boolean;
  inTrash?: RawBuilder<string>;
};

export type IndexedTable = keyof typeof searchedColumns;

export function isIndexed(table: string): table is IndexedTable {
  return Object.hasOwn(searchedColumns, table);
}

/** Whether the table's deleted records have an index of words of their own. */
export function isKeptInTrash(table: string): table is IndexedTable {
  if (!isIndexed(table)) return false;
  const { isDeletable }: SearchedColumns = searchedColumns[table];
  return isDeletable === true;
}

/** The searched columns joined into one text: the same expression in the index, its triggers and the search. */
export function searchedText(columns: readonly string[]): RawBuilder<string> {
  return sql<string>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )}`;
}

/** An index of words: its name, the text that it has of each row, and which rows, all where there is no `where`. */
export type WordIndex = {
  name: string;
  table: IndexedTable;
  text: RawBuilder<string>;
  where: RawBuilder<unknown>;
  /** The number under which SQLite's has a row. */
  place: RawBuilder<number>;
  /** Whether PostgreSQL's needs `pg_trgm`. */
  isOfTrigrams: boolean;
};

/** The index of a table's words; of those that are deleted if `isOfDeleted`. */
export function wordIndex(table: IndexedTable, isOfDeleted = false): WordIndex {
  const { own, inTrash }: SearchedColumns = searchedColumns[table];
  const text = searchedText(own);
  const all = {
    name: `${table}_words`,
    table,
    text,
    where: sql``,
    place: sql<number>`id`,
    isOfTrigrams: true,
  };
  if (!isOfDeleted || !isKeptInTrash(table)) return all;
  // Never the text of all: PostgreSQL would take how many have a word among all for how many of the deleted have it.
  const whole = sql<string>`${text} || ' ' || ${inTrash ?? sql`''`}`;
  return { ...all, name: `${table}_words_in_trash`, text: whole, where: sql`where deleted_at is not null` };
}

/** SQLite's place of a record in the index of each hotel or package: theirs lie together. */
export const placesOfEach = 2 ** 32;

function indexOfEach(table: IndexedTable, key: string): WordIndex {
  const place = sql<number>`${sql.ref(key)} * ${sql.lit(placesOfEach)} + id`;
  return { ...wordIndex(table), name: `${table}_words_of_each`, place, isOfTrigrams: false };
}

/** All indexes of words. */
export const wordIndexes: readonly WordIndex[] = Object.keys(searchedColumns)
  .filter(isIndexed)
  .flatMap((table) => {
    const { other }: SearchedColumns = searchedColumns[table];
    return [
      wordIndex(table),
      ...(isKeptInTrash(table) ? [wordIndex(table, true)] : []),
      ...(other ? [indexOfEach(table, other.key)] : []),
    ];
  });
