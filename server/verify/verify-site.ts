import { inSnapshot } from "../db/snapshot.ts";
import { withSavepoint } from "../db/with-savepoint.ts";
import type { Database } from "../db/open.ts";
import type { PictureStore } from "../pictures/store/picture-store.ts";
import { type Check, type Finding, findingOf, type CheckedSite } from "./check.ts";
import { counts } from "./checks/counts.queries.ts";
import { emailsAndForms } from "./checks/emails-and-forms.queries.ts";
import { money } from "./checks/money.queries.ts";
import { nights } from "./checks/nights.queries.ts";
import { pagesOfTheFile } from "./checks/pages-of-the-file.queries.ts";
import { pictureFiles } from "./checks/picture-files.ts";
import { references } from "./checks/references.queries.ts";
import { searchIndexes } from "./checks/search-indexes.queries.ts";

/** All checks; first the one that all others depend on. */
const checks: Check[] = [
  pagesOfTheFile,
  references,
  nights,
  counts,
  money,
  searchIndexes,
  emailsAndForms,
  pictureFiles,
];

export type VerificationResult = { findings: Finding[]; notes: string[]; looked: string[] };

/**
 * Looks for faults in a database of this version and its pictures, also while the site runs: it reads the database as
 * it was at one moment. Changes nothing. A check that fails is reported as a finding.
 */
export async function verifySite(db: Database, store: PictureStore, now: Date): Promise<VerificationResult> {
  const notes: string[] = [];
  const findings = await inSnapshot(db, async (snapshot) => {
    const all: Finding[] = [];
    for (const check of checks) all.push(...(await runCheck(check, { db: snapshot, store, now }, notes)));
    return all;
  });
  return { findings, notes, looked: checks.map(({ name }) => name) };
}

async function runCheck(check: Check, place: CheckedSite, notes: string[]): Promise<Finding[]> {
  try {
    return await withSavepoint(place.db, () => check.run(place, (words) => notes.push(words)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return findingOf(`This could not be checked: ${check.name}`, [reason]);
  }
}
