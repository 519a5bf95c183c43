import type { Database } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Outcome, updateRun } from "../imports.queries.ts";
import { lockedAmong, replaceSome } from "./rewritten-rows.queries.ts";

/** Rows written in one transaction: some ten milliseconds, in which others wait. */
const atOnce = 500;

/** Another process has taken the import over. */
export class TakenOver extends Error {}

/**
 * Writes rows of an import anew for the run that works on it, but for those that were erased meanwhile; returns the rest.
 * They are written some at a time, between which others write: until the run ends nobody is shown them, and whoever
 * takes it over begins anew. Throws `TakenOver`.
 */
export async function rewriteRows(
  db: Database,
  { id, run }: { id: number; run: string },
  rows: readonly Outcome[],
): Promise<Outcome[]> {
  const written: Outcome[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const left = await inTransaction(db, async (transaction) => {
      if (!(await updateRun(transaction, { id, run }, { run }))) throw new TakenOver();
      const there = await lockedAmong(transaction, id, some);
      const ofThese = some.filter(({ row }) => there.has(row));
      await replaceSome(transaction, id, ofThese);
      return ofThese;
    });
    written.push(...left);
  }
  return written;
}
