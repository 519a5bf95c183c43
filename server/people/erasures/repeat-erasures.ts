import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { erasePersonData } from "../erase-person.ts";
import { findPersonData, type PersonRecord } from "../find-person.ts";
import { partsOf, textOf } from "../scan.queries.ts";
import { matchesNothing, type ContactMatcher, contactMatcher } from "../contact-matcher.ts";
import { wordsIn, wordTables } from "../word-columns.ts";
import { contactsIn } from "./contacts-in.ts";
import { readErasureFile } from "./erasure-files.ts";
import { createdAtOf, type Erasure, identityHasher, keyFingerprint } from "./erasure.ts";
import { listErasures, recordsById } from "./erasures.queries.ts";
import { unreadErasures } from "./unread-erasures.ts";
import { erasureFolders, keepErasureFiles, keepErasureKey } from "./keep-erasures.ts";

const by = { username: "Restored copy" };
const tries = 3;

/**
 * Repeats erasures when the database was set back to an earlier state, by a restore or by somebody else's snapshot. The
 * lists in the folders say who was erased; the database knows which of these it has had. Call it before serving
 * anybody. Returns how many it repeated, and how many it could not, because another key hashed them.
 */
export async function repeatErasures(services: Services): Promise<{ repeated: number; unknown: number }> {
  const key = await keepErasureKey(services);
  const repeatedIds = new Set((await listErasures(services.db.executor)).map(({ id }) => id));
  const missed = new Map<string, Erasure>();
  for (const folder of erasureFolders(services))
    for (const [id, erasure] of await readErasureFile(folder))
      if (!repeatedIds.has(id)) missed.set(id, erasure);
  for (const unread of await unreadErasures(services))
    services.log.warn(
      unread,
      "the list of erasures cannot be read whole: people may be in the database again whom it names (deploy/backups.md)",
    );
  const all = [...missed.values()].toSorted((a, b) => a.at.localeCompare(b.at));
  const readable = all.filter(({ keyMark }) => keyMark === keyFingerprint(key));
  if (readable.length < all.length) tellOfOtherKeys(services, all.length - readable.length);
  if (readable.length > 0) {
    const people = await findPeople(services, key, readable);
    for (const erasure of readable)
      await eraseAgain(services, people.get(erasure.person) ?? matchesNothing, erasure);
    services.log.warn({ people: readable.length }, "the database was taken back: people were erased again");
  }
  await keepErasureFiles(services);
  return { repeated: readable.length, unknown: all.length - readable.length };
}

/** Reads every text of the database for numbers and addresses whose hashes are listed. */
async function findPeople(
  { db }: Services,
  key: string,
  erasures: Erasure[],
): Promise<Map<string, ContactMatcher>> {
  const hash = identityHasher(key);
  const sought = new Set(erasures.map(({ person }) => person));
  const seen = new Set<string>();
  const people = new Map<string, ContactMatcher>();
  for (const table of wordTables)
    for await (const rows of partsOf(db.executor, table))
      for (const row of rows)
        for (const column of wordsIn(table))
          for (const contact of contactsIn(textOf(row, column))) {
            if (seen.has(contact)) continue;
            seen.add(contact);
            const person = hash(contact);
            if (sought.has(person))
              people.set(person, contactMatcher(contact.includes("@") ? contact : `+${contact}`));
          }
  return people;
}

async function eraseAgain(services: Services, contact: ContactMatcher, erasure: Erasure): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const also = await recordsOf(services, erasure);
      const found = await findPersonData(services, services.db.executor, contact, also);
      await erasePersonData(services, { by, contact, found, chosen: found.own.map(notRefused), erasure });
      return;
    } catch (error) {
      // Another process that has just started does the same.
      if (!(error instanceof AppError) || error.code !== "changed_meanwhile" || attempt >= tries) throw error;
    }
  }
}

/** The erased records that exist again. */
async function recordsOf({ db }: Services, { records }: Erasure) {
  const byKind = [...Map.groupBy(records, ({ kind }) => kind)];
  const found = byKind.map(async ([kind, listed]) => {
    const moments = new Map(listed.map(({ id, createdAt }) => [id, createdAt]));
    const rows = await recordsById(db.executor, kind, [...moments.keys()]);
    const isSame = (row: (typeof rows)[number]) => createdAtOf(row) === moments.get(row.id);
    return rows.filter((row) => isSame(row) && !row["erased_at"]).map((row) => ({ kind, row }));
  });
  return (await Promise.all(found)).flat();
}

/** A stay that was cancelled before the person was erased is upcoming again: it is kept, without the person. */
function notRefused(record: PersonRecord): PersonRecord {
  return record.fate === "refused" ? { ...record, fate: "nameless" } : record;
}

function tellOfOtherKeys({ log }: Services, people: number): void {
  log.error(
    { people },
    "people were erased under another key than this database has, and may be in it again: erase them anew (deploy/backups.md)",
  );
}
