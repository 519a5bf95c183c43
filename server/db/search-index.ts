import { type RawBuilder, sql } from "kysely";

/**
 * Tables with a search index (`<table>_words`). `own`: the indexed columns; a change of them needs a migration that
 * rebuilds the indexes, and on SQLite their triggers. `parent`: the record that one names by `key` (a stay's hotel),
 * whose columns are searched there; the records of each parent also have an index (`<table>_words_of_each`). `isRough`:
 * SQLite's index knows the trigrams of a text but not their places, which halves its size. `isDeletable`: deleted
 * records have an index (`<table>_words_in_trash`), which also has `inTrash`, other words of their name in the trash.
 * `hasNumbers`: numbers in its texts have an index (`<table>_words_of_numbers`).
 */
export const searchedColumns = {
  bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    parent: { table: "hotels", key: "hotel_id", columns: ["name", "search_address"] },
    isDeletable: true,
    hasNumbers: true,
  },
  package_bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    parent: { table: "packages", key: "package_id", columns: ["name", "location"] },
    isDeletable: true,
    hasNumbers: true,
  },
  cab_bookings: {
    own: ["reference", "customer_name", "email", "phone", "pick_up_location", "drop_location", "assigned_to"],
    isDeletable: true,
    hasNumbers: true,
  },
  reviews: { own: ["customer_name", "customer_address", "review"], isDeletable: true },
  queries: {
    own: ["reference", "name", "email", "subject", "message"],
    isDeletable: true,
    hasNumbers: true,
  },
  payments: {
    own: ["note", "payer"],
    isDeletable: true,
    inTrash: sql`'₹' || cast(abs(paise) / 100 as text) || ' ' || method`,
  },
  outbox: { own: ["reference", "recipient", "subject", "body"], isRough: true, hasNumbers: true },
  changes: { own: ["title", "staff_name", "action", "fields"], isRough: true },
} as const satisfies Record<string, SearchedColumns>;

export type SearchedColumns = {
  own: readonly string[];
  parent?: { table: string; key: string; columns: readonly string[] };
  isRough?: boolean;
  isDeletable?: boolean;
  hasNumbers?: boolean;
  inTrash?: RawBuilder<string>;
};

export type IndexedTable = keyof typeof searchedColumns;

export function isIndexed(table: string): table is IndexedTable {
  return Object.hasOwn(searchedColumns, table);
}

/** Whether the table's deleted records have a search index of their own. */
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

/** A search index: its name, the text that it has of each row, and of which rows (all where `where` is empty). */
export type WordIndex = {
  name: string;
  table: IndexedTable;
  text: RawBuilder<string>;
  where: RawBuilder<unknown>;
  /** The row's number in SQLite's index. */
  place: RawBuilder<number>;
  /** Whether PostgreSQL's needs `pg_trgm`. */
  isOfTrigrams: boolean;
};

/** The search index of a table, or of its deleted records. */
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
  // Not the text of the other index: PostgreSQL would estimate with its statistics, which are those of all records.
  const joined = sql<string>`${text} || ' ' || ${inTrash ?? sql`''`}`;
  return { ...all, name: `${table}_words_in_trash`, text: joined, where: sql`where deleted_at is not null` };
}

/** Row numbers for each hotel or package in SQLite's index: its records lie together. */
export const idsPerParent = 2 ** 32;

function indexOfParents(table: IndexedTable, key: string): WordIndex {
  const place = sql<number>`${sql.ref(key)} * ${sql.lit(idsPerParent)} + id`;
  return { ...wordIndex(table), name: `${table}_words_of_each`, place, isOfTrigrams: false };
}

/** How many digits that stand together the index of numbers knows at once. */
export const digitsTogether = 5;

/**
 * The index of each five digits that stand together in a table's texts, one of which is at a fifth letter. Long texts are
 * read in pieces: SQLite copies the text for each look at it.
 */
function indexOfNumbers(table: IndexedTable): WordIndex {
  const index = wordIndex(table);
  const digits = sql.lit("[0-9]".repeat(digitsTogether));
  const letter = sql`fifth.key * 5 + 5`;
  const five = sql`cast(substr(letters, ${letter} - back.value, 5) as text)`;
  const text = sql<string>`(select group_concat(${five}, ' ')
    from (select substr(whole, piece.key * 500 + 1, 504) as letters from (select cast(${index.text} as blob) as whole)
      cross join json_each('[' || replace(hex(zeroblob(length(whole) / 1000 + 1)), '0', '0,') || '0]') as piece limit -1)
    cross join json_each('[' || replace(hex(zeroblob(length(letters) / 10 + 1)), '0', '0,') || '0]') as fifth
    cross join json_each('[0,1,2,3,4]') as back
    where substr(letters, ${letter}, 1) between x'30' and x'39' and ${five} glob ${digits})`;
  const where = sql`where ${index.text} glob '*' || ${digits} || '*'`;
  return { ...index, name: `${table}_words_of_numbers`, text, where, isOfTrigrams: false };
}

/** All search indexes. */
export const wordIndexes: readonly WordIndex[] = Object.keys(searchedColumns)
  .filter(isIndexed)
  .flatMap((table) => {
    const { parent, hasNumbers }: SearchedColumns = searchedColumns[table];
    return [
      wordIndex(table),
      ...(isKeptInTrash(table) ? [wordIndex(table, true)] : []),
      ...(parent ? [indexOfParents(table, parent.key)] : []),
      ...(hasNumbers ? [indexOfNumbers(table)] : []),
    ];
  });
