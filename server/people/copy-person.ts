import { type PersonCopy, type PersonKind, personKinds } from "#contract/people.ts";
import type { Services } from "../services.ts";
import { changesAbout, isPaymentFor, type NamedRecord } from "./erase.queries.ts";
import { chosenRecords, findPersonData } from "./find-person.ts";
import { readDataOfBookings } from "./of-stays.queries.ts";
import { paidKeys, paidKinds } from "./paid-kinds.ts";
import { emailsTo, type Row } from "./scan.queries.ts";
import { contactMatcher } from "./contact-matcher.ts";
import { personColumns } from "./word-columns.ts";

type Asked = { who: string; also: readonly NamedRecord[] };

/** Internal columns, which are left out of the copy. */
const internalColumns =
  /^(name_key|hotel_key|package_key|guest_key_hash|version|hash|path|placeholder|band|state|percent|widths|attempts|once_key|review_key|payer)$/;

/** All data stored about a person, in words: the copy that they may ask for. */
export async function copyPerson(services: Services, { who: typed, also }: Asked): Promise<PersonCopy> {
  const db = services.db.executor;
  const contact = contactMatcher(typed);
  const found = await findPersonData(services, db, contact);
  const { payments, mentions } = found;
  const records = chosenRecords(found, also);
  const ids = (kind: PersonKind) => records.filter((one) => one.kind === kind).map(({ id }) => id);
  const kinds = personKinds.filter((kind) => ids(kind).length > 0);
  const emails = await emailsTo(db, records, contact);
  const changes = await Promise.all(kinds.map((kind) => changesAbout(db, kind, ids(kind))));
  const related = await readDataOfBookings(db, ids);
  const isPaperOf = (table: string, row: Row) =>
    table === "papers" && paidKinds.some((kind) => ids(kind).some((id) => id === row[paidKeys[kind]]));
  const emailIds = new Set(emails.map(({ id }) => id));
  const others = mentions.filter(
    ({ table, row }) =>
      table !== "changes" && !(table === "outbox" && emailIds.has(row.id)) && !isPaperOf(table, row),
  );
  const sections = [
    ...kinds.map((kind) => ({
      title: personColumns(kind).heading,
      rows: records.filter((one) => one.kind === kind).map(({ row }) => row),
    })),
    { title: "Payments", rows: payments.filter((payment) => isPaymentFor(payment, records)) },
    ...related,
    { title: "E-mails", rows: emails },
    { title: "Who changed what", rows: changes.flat() },
    { title: "Other places that name the number or address", rows: others.map(({ row }) => row) },
  ];
  return {
    madeAt: services.clock.now().toISOString(),
    parts: sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => ({ title, entries: rows.map(inWords) })),
  };
}

/** A row as labels and texts, without what is empty. */
function inWords(row: Row | Record<string, unknown>): Record<string, string> {
  const filled = Object.entries(row).filter(
    ([name, value]) => !internalColumns.test(name) && value !== null && value !== "",
  );
  return Object.fromEntries(filled.map(([name, value]) => [labelOf(name), textOf(name, value)]));
}

function labelOf(name: string): string {
  const words = name.replace(/_paise$|^paise$/, (ending) => (ending === "paise" ? "rupees" : "_rupees"));
  return words.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
}

function textOf(name: string, value: unknown): string {
  return /(^|_)paise$/.test(name) ? String(Number(value) / 100) : String(value);
}
