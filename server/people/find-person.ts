import { createHash } from "node:crypto";
import { type FoundRecord, type Person, personKinds, type PersonKind } from "#contract/people.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { shorten } from "#contract/rules/text.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { fateOf } from "./fate-of.ts";
import {
  enquiriesWithStays,
  isPaymentFor,
  type NamedRecord,
  paymentsOf,
  type PaymentOfStay,
} from "./erase.queries.ts";
import { emailsTo, type Row, rowsNamed, rowsThatName, textOf } from "./scan.queries.ts";
import type { ContactMatcher } from "./contact-matcher.ts";
import { personColumns, personTable, wordTables } from "./word-columns.ts";

type KindRow = { kind: PersonKind; row: Row };

/** A record of the person as stored, and what erasing would do with it. */
export type PersonRecord = FoundRecord & { row: Row };

export type PersonData = {
  own: PersonRecord[];
  possible: PersonRecord[];
  /** Rows of any table that contain the number or address but are no records of the person. */
  mentions: { table: (typeof wordTables)[number]; row: Row }[];
  payments: PaymentOfStay[];
  emails: Row[];
  mark: string;
};

/** A shorter name occurs in too many titles and texts by chance. */
const leastLength = 4;

/**
 * Finds all data stored about a person, in every table, and takes the records of `also` for the person's own. Reads
 * whole tables in batches.
 */
export async function findPersonData(
  services: Services,
  db: Executor,
  contact: ContactMatcher,
  also: readonly KindRow[] = [],
): Promise<PersonData> {
  const today = todayInKashmir(services.clock.now());
  const named = new Map(
    await Promise.all(
      wordTables.map(async (table) => [table, await rowsThatName(db, table, contact)] as const),
    ),
  );
  const byContact: KindRow[] = personKinds.flatMap((kind) =>
    (named.get(personTable(kind)) ?? [])
      .filter((row) => personColumns(kind).contacts.some((column) => contact.isSame(textOf(row, column))))
      .map((row) => ({ kind, row })),
  );
  const isNew = ({ kind, row }: KindRow) =>
    !byContact.some((one) => one.kind === kind && one.row.id === row.id);
  const own = [...byContact, ...also.filter(isNew)];
  const possible = await alike(db, own);
  const isOurs = (table: string, id: number) =>
    own.some(({ kind, row }) => personTable(kind) === table && row.id === id);
  const mentions = wordTables.flatMap((table) =>
    (named.get(table) ?? []).filter(({ id }) => !isOurs(table, id)).map((row) => ({ table, row })),
  );
  const everyone = [...own, ...possible].map(({ kind, row }) => ({ kind, id: row.id }));
  const payments = await paymentsOf(db, everyone);
  const withStays = await enquiriesWithStays(db, everyone);
  const judged = ({ kind, row }: KindRow): PersonRecord => {
    const isPaid = payments.some(
      (payment) => isPaymentFor(payment, [{ kind, id: row.id }]) && payment.deleted_at === null,
    );
    return {
      kind,
      row,
      id: row.id,
      title: titleOf(kind, row),
      ...fateOf(kind, row, today, { isPaid, hasStays: withStays.has(row.id) }),
    };
  };
  const records = { own: own.map(judged), possible: possible.map(judged) };
  return {
    ...records,
    mentions,
    payments,
    emails: await emailsTo(db, records.own, contact),
    mark: markOf([...records.own, ...records.possible]),
  };
}

/** Records with the name of one of the person's own records, as their name or in their texts. */
async function alike(db: Executor, own: KindRow[]) {
  const names = [
    ...new Set(own.map(({ kind, row }) => textOf(row, personColumns(kind).name).trim().toLowerCase())),
  ];
  const longNames = names.filter((name) => name.length >= leastLength);
  const isOwn = (kind: PersonKind, id: number) => own.some((one) => one.kind === kind && one.row.id === id);
  const found = personKinds.map(async (kind) => {
    const how = kind === "uploads" || kind === "blocks" ? "contains" : "is";
    const rows = await rowsNamed(db, personTable(kind), personColumns(kind).name, longNames, how);
    return rows.filter(({ id, erased_at }) => !erased_at && !isOwn(kind, id)).map((row) => ({ kind, row }));
  });
  return (await Promise.all(found)).flat();
}

/** The person's own records, and those of the possible ones that are among `also`. */
export function chosenRecords({ own, possible }: PersonData, also: readonly NamedRecord[]): PersonRecord[] {
  const isWanted = ({ kind, id }: PersonRecord) => also.some((one) => one.kind === kind && one.id === id);
  return [...own, ...possible.filter(isWanted)];
}

/** The result as the owner sees it. */
export function presentPerson({ own, possible, mentions, payments, emails, mark }: PersonData): Person {
  const shown = ({ kind, id, title, fate, why }: PersonRecord) => ({ kind, id, title, fate, why });
  const emailIds = new Set(emails.map(({ id }) => id));
  return {
    records: own.map(shown),
    possible: possible.map(shown),
    payments: payments.filter((payment) => isPaymentFor(payment, own)).length,
    emails: emails.length,
    mentions: mentions.filter(({ table, row }) => table !== "outbox" || !emailIds.has(row.id)).length,
    mark,
  };
}

function titleOf(kind: PersonKind, row: Row): string {
  const words = personColumns(kind).title.map((column) => textOf(row, column));
  const title = words.filter(Boolean).join(", ");
  return kind === "reviews" ? shorten(title, 120, "…") : title;
}

function markOf(records: PersonRecord[]): string {
  const states = records.map(({ kind, id, fate, row }) => `${kind} ${id} ${String(row["version"])} ${fate}`);
  return createHash("sha256").update(states.toSorted().join("\n")).digest("base64url").slice(0, 22);
}
