import { peopleMessages, type PersonKind } from "#contract/people.ts";
import { recordChange } from "../change-log/record-change.ts";
import { wipeDeletedContent } from "../db/leave-no-trace.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { filesOfPictures } from "../pictures/removal/removal.queries.ts";
import { removeFiles } from "../pictures/removal/remove-files.ts";
import type { Services } from "../services.ts";
import { blankChanges } from "./blank-changes.ts";
import {
  blankEmails,
  deleteForGood,
  forgetReplies,
  isPaymentFor,
  lockPaid,
  makeNameless,
  type NamedRecord,
  paymentsOf,
  updateRow,
} from "./erase.queries.ts";
import type { Erasure } from "./erasures/erasure.ts";
import { insertErasure } from "./erasures/erasures.queries.ts";
import { keepErasureFiles, newErasure } from "./erasures/keep-erasures.ts";
import { chosenRecords, findPersonData, type PersonData, type PersonRecord } from "./find-person.ts";
import { emailsTo, lastIdOf, type Row, textOf } from "./scan.queries.ts";
import { type ContactMatcher, contactMatcher } from "./contact-matcher.ts";
import { personTable, wordsIn } from "./word-columns.ts";

type Asked = { who: string; also: readonly NamedRecord[]; mark: string };
type Erased = { deleted: number; nameless: number; blanked: number };

/**
 * Erases a person: deletes the records found by the number or address and those of `also`, keeps what the books need
 * without a name, blanks emails and log entries, and removes the number or address from every other text. The log says
 * that somebody was erased, by whom and how much, but not who.
 *
 * @throws invalid(who) nothing is kept | conflict something is still to come | changed_meanwhile since it was found
 */
export async function erasePerson(
  services: Services,
  by: { username: string },
  { who: typed, also, mark }: Asked,
): Promise<Erased> {
  const contact = contactMatcher(typed);
  const found = await findPersonData(services, services.db.executor, contact);
  if (found.mark !== mark) throw new AppError("changed_meanwhile");
  const chosen = chosenRecords(found, also);
  if (chosen.length === 0 && found.mentions.length === 0) throw fieldError("who", peopleMessages.nothing);
  if (chosen.some(({ fate }) => fate === "refused"))
    throw new AppError("conflict", { message: peopleMessages.toCome });
  const erasure = await newErasure(services, contact, chosen);
  const counts = await erasePersonData(services, { by, contact, found, chosen, erasure });
  await keepErasureFiles(services);
  return counts;
}

type Work = {
  by: { username: string };
  contact: ContactMatcher;
  found: PersonData;
  chosen: PersonRecord[];
  erasure: Erasure;
};

/** Erases what was found and chosen, and records the erasure. Throws changed_meanwhile. */
export async function erasePersonData(services: Services, work: Work): Promise<Erased> {
  const { db, log } = services;
  const pictures = work.chosen.filter(({ kind }) => kind === "uploads").map(({ id }) => id);
  const files = pictures.length > 0 ? await filesOfPictures(db.executor, pictures) : [];
  const lastEmail = await lastIdOf(db.executor, "outbox");
  const emails = await emailsTo(db.executor, work.chosen, work.contact);
  const emailsBefore = { emails, lastEmail };
  const counts = await inTransaction(db, (transaction) =>
    erase(services, transaction, { ...work, ...emailsBefore }),
  );
  await removeFiles(services, files);
  if (!(await wipeDeletedContent(db)))
    log.warn("another process reads the database: what was erased leaves its file tonight");
  return counts;
}

async function erase(
  services: Services,
  transaction: Transaction,
  work: Work & { emails: Row[]; lastEmail: number },
): Promise<Erased> {
  const { by, contact, found, chosen, erasure } = work;
  const now = services.clock.now().toISOString();
  const idsOf = (kind: PersonKind) => chosen.filter((one) => one.kind === kind).map(({ id }) => id);
  await lockPaid(transaction, chosen);
  // What was queued since it was looked through: with the records locked nothing more can be.
  const newer = await emailsTo(transaction, chosen, contact, work.lastEmail);
  const emails = new Set([...work.emails, ...newer].map(({ id }) => id));
  const payments = (await paymentsOf(transaction, chosen)).map(({ id }) => id);
  const foundPayments = found.payments.filter((payment) => isPaymentFor(payment, chosen)).map(({ id }) => id);
  if (payments.join() !== foundPayments.join()) throw new AppError("changed_meanwhile");
  // Before the records, whose payments are among these texts.
  const mentions = await takeOut(transaction, contact, found, chosen);
  for (const record of chosen) {
    const isDone =
      record.fate === "deleted" ? deleteForGood(transaction, record) : makeNameless(transaction, record, now);
    if (!(await isDone)) throw new AppError("changed_meanwhile");
  }
  await blankEmails(transaction, [...emails]);
  const kinds = [...new Set(chosen.map(({ kind }) => kind))];
  let entries = await blankChanges(transaction, "payments", payments);
  for (const kind of kinds) entries += await blankChanges(transaction, kind, idsOf(kind));
  const calls = chosen.flatMap(({ kind, id }) => [`${kind}.create ${id}`, `${kind}.enter ${id}`]);
  await forgetReplies(transaction, [...calls, ...payments.map((id) => `payments.create ${id}`)]);
  const deleted = chosen.filter(({ fate }) => fate === "deleted").length;
  const counts = { deleted, nameless: chosen.length - deleted, blanked: mentions + emails.size + entries };
  const after = {
    "Records deleted": counts.deleted,
    "Records left without a name": counts.nameless,
    "E-mails, log entries and mentions blanked": counts.blanked,
  };
  const note = { by, kind: "people", action: "erased", recordId: 0, title: "One person's data" } as const;
  await recordChange(services, transaction, { ...note, before: {}, after });
  await insertErasure(transaction, erasure);
  return counts;
}

/** Removes the number or address from all other texts with it; returns the number of rows. */
async function takeOut(
  transaction: Transaction,
  contact: ContactMatcher,
  found: PersonData,
  chosen: PersonRecord[],
): Promise<number> {
  const erasedRows = new Set(chosen.map(({ kind, id }) => `${personTable(kind)} ${id}`));
  const rows = found.mentions.filter(({ table, row }) => !erasedRows.has(`${table} ${row.id}`));
  for (const { table, row } of rows) {
    const named = wordsIn(table).filter((column) => contact.isIn(textOf(row, column)));
    // A row of a file that is not imported yet has the name beside the number: all of it is removed.
    const values =
      table === "import_rows"
        ? { cells: "", outcome: "" }
        : Object.fromEntries(named.map((column) => [column, contact.without(textOf(row, column))]));
    const { id, version } = row;
    if (!(await updateRow(transaction, table, { id, version }, values)))
      throw new AppError("changed_meanwhile");
  }
  return rows.length;
}
