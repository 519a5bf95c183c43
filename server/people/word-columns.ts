import { type PersonKind, personKinds } from "#contract/people.ts";
import { requests } from "../requests.made.ts";

/** The columns of each kind of record with data of a person; requests declare theirs beside their queries. */
const tablesOfKinds = {
  ...requests,
  uploads: {
    table: "pictures",
    guest: { heading: "Pictures", name: "title", contacts: [], words: ["title"], title: ["title"] },
  },
  blocks: {
    table: "room_blocks",
    guest: {
      heading: "Rooms kept free",
      name: "reason",
      contacts: [],
      words: ["reason"],
      title: ["reason"],
    },
  },
} as const satisfies Record<PersonKind, unknown>;

/** The columns of a kind of record with data of a person. */
export const personColumns = (kind: PersonKind): HeldColumns => tablesOfKinds[kind].guest;

type HeldColumns = {
  heading: string;
  name: string;
  contacts: readonly string[];
  words: readonly string[];
  title: readonly string[];
};

/** The table of a kind of record that may be a person's own. */
export const personTable = (kind: PersonKind) => tablesOfKinds[kind].table;

/** Tables with guests' texts besides those records. */
const otherTables = [
  ["papers", ["guest"]],
  ["invoice_buyers", ["buyer_name", "buyer_address", "buyer_gstin"]],
  ["payments", ["note", "reference"]],
  ["weather_acts", ["reason"]],
  ["outbox", ["recipient", "reply_to", "subject", "body", "last_error"]],
  ["changes", ["title", "fields"]],
  ["imports", ["file_name", "headings", "note"]],
  ["import_rows", ["cells", "outcome"]],
] as const;

export type WordTable = ReturnType<typeof personTable> | (typeof otherTables)[number][0];

const columns: (readonly [WordTable, readonly string[]])[] = [
  ...personKinds.map((kind) => [personTable(kind), personColumns(kind).words] as const),
  ...otherTables,
];

export const wordTables = columns.map(([table]) => table);

/** The columns with words of guests, or of staff about them. A test compares this list with the schema. */
export const wordColumns: Readonly<Record<string, readonly string[]>> = Object.fromEntries(columns);

export function wordsIn(table: WordTable): readonly string[] {
  const words = wordColumns[table];
  if (!words) throw new Error(`${table} has no words of guests`);
  return words;
}
