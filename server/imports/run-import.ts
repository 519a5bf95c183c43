import type { Import, ImportRow } from "#contract/import-view.ts";
import { lockName } from "../db/locks.ts";
import type { Database } from "../db/open.ts";
import { withOwnConnection } from "../db/own-connection.ts";
import { inTransaction } from "../db/transaction.ts";
import { withTrialCopy } from "../db/trial-copy.ts";
import type { Services } from "../services.ts";
import { importProgress } from "./import-progress.ts";
import { deleteRows, type ImportRecord, lockedRows, updateRun } from "./imports.queries.ts";
import { insertImportedRecords } from "./imported-records.queries.ts";
import type { RecordKinds } from "./log-imported-records.ts";
import { readWork } from "./read-work.ts";
import { rewriteRows, TakenOver } from "./rows/rewrite-rows.ts";
import { deleteErasedRows } from "./rows/rewritten-rows.queries.ts";
import { withDatesNote } from "./row-texts.ts";
import { FaultyRow, type ImportWork, writeRows } from "./write-rows.ts";

/** In milliseconds: how long a process holds an import that it works on. */
export const heldFor = 10 * 60_000;

/** An import and the run that works on it, which fails when another process has taken the import over. */
export type ImportRun = { record: ImportRecord; run: string };

/** Rolls back the transaction of a preview, or of an import with faults. */
class NothingKept extends Error {
  readonly outcomes: ImportRow[];
  constructor(outcomes: ImportRow[]) {
    super("nothing of this transaction is kept");
    this.outcomes = outcomes;
  }
}

/** Up to so many rows, holding SQLite's write lock costs less than copying its file. */
const fewRows = 50;

/**
 * Writes all rows in a transaction that is rolled back, and stores the outcome of each for the preview. Many rows are
 * written to a copy of SQLite's file, so that others can write meanwhile.
 */
export async function previewImport(
  services: Services,
  kinds: RecordKinds,
  { record, run }: ImportRun,
): Promise<void> {
  const work = await readWork(services, record);
  const outcomes = await writeOrPreview(services, kinds, record, work, forPreview(work));
  await keepOutcomes(services, { record, run }, work, outcomes ?? [], withDatesNote(record.note, work));
}

/** Writes all rows, or none when one of them has become faulty. */
export async function writeImport(
  services: Services,
  kinds: RecordKinds,
  { record, run }: ImportRun,
): Promise<void> {
  const work = await readWork(services, record);
  const keep: Keep = async (transaction, made, counts) => {
    // Somebody in the file may have been erased since it was read; whoever is erased from here on is found in what is made.
    const there = await lockedRows(transaction, record.id);
    if (work.rows.some(({ row }) => !there.has(row))) return false;
    await insertImportedRecords(transaction, record.id, made);
    await deleteRows(transaction, record.id);
    const values = { ...counts, state: "done", run: "", note: "", pictures: "{}" } as const;
    if (!(await updateRun(transaction, { id: record.id, run }, values))) throw new TakenOver();
    return true;
  };
  const outcomes = await writeOrPreview(services, kinds, record, work, { runIn: withOwnConnection, keep });
  if (outcomes)
    await keepOutcomes(
      services,
      { record, run },
      work,
      outcomes,
      "Nothing was imported: things have changed since this preview",
    );
}

type Mode = { runIn: typeof withOwnConnection<void>; keep: Keep };

/** How rows are written for a preview. */
function forPreview({ rows }: ImportWork): Mode {
  return { runIn: rows.length > fewRows ? withTrialCopy : withOwnConnection, keep: async () => false };
}

type Counts = Pick<Import, "fresh" | "known" | "faulty">;
type Keep = (
  transaction: Parameters<typeof writeRows>[1],
  made: Parameters<typeof insertImportedRecords>[2],
  counts: Counts,
) => Promise<boolean>;

/**
 * Returns undefined when the rows were written, else the outcome of each. Most files have no fault, and are written
 * much faster without isolating each row; a file with a fault is then tried again row by row.
 */
async function writeOrPreview(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  work: ImportWork,
  mode: Mode,
) {
  try {
    return await runTransaction(services, kinds, record, work, { ...mode, isEachIsolated: false });
  } catch (error) {
    if (!(error instanceof FaultyRow)) throw error;
    return runTransaction(services, kinds, record, work, { ...forPreview(work), isEachIsolated: true });
  }
}

async function runTransaction(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  work: ImportWork,
  { runIn, keep, isEachIsolated }: Mode & { isEachIsolated: boolean },
) {
  const onRow = progressOf(services, record);
  try {
    await runIn(services.db, (runDb: Database) =>
      inTransaction(runDb, async (transaction) => {
        // Two imports at the same time would not see each other's records.
        await lockName(transaction, "imports", 1);
        const inside = { ...services, db: runDb };
        const { outcomes, made } = await writeRows(inside, transaction, kinds, work, {
          isEachIsolated,
          onRow,
        });
        const counts = countsOf(outcomes);
        if (counts.faulty > 0 || !(await keep(transaction, made, counts))) throw new NothingKept(outcomes);
      }),
    );
    return undefined;
  } catch (error) {
    if (error instanceof NothingKept) return error.outcomes;
    throw error;
  } finally {
    importProgress.end(record.token);
  }
}

/** The progress is written to PostgreSQL after so many rows. */
const noteEvery = 100;

function progressOf({ db, log }: Services, { id, token, run }: ImportRecord) {
  return (done: number): void => {
    importProgress.set(token, done);
    if (db.engine === "postgres" && done % noteEvery === 0)
      updateRun(db.executor, { id, run }, { done }).catch((error: unknown) =>
        log.warn({ err: error }, "the progress of an import could not be noted"),
      );
  };
}

async function keepOutcomes(
  { db }: Services,
  { record, run }: ImportRun,
  work: ImportWork,
  outcomes: ImportRow[],
  note: string,
): Promise<void> {
  const cells = new Map(work.rows.map((row) => [row.row, JSON.stringify(row.cells)]));
  const ofRun = { id: record.id, run };
  const rows = outcomes.map(({ row, state, ...outcome }) => ({
    row,
    state,
    cells: cells.get(row) ?? "[]",
    outcome: JSON.stringify(outcome),
  }));
  const counts = countsOf(await rewriteRows(db, ofRun, rows));
  await inTransaction(db, async (transaction) => {
    if (!(await updateRun(transaction, ofRun, { ...counts, note, state: "ready", run: "" })))
      throw new TakenOver();
    await deleteErasedRows(transaction, record.id);
  });
}

function countsOf(outcomes: readonly Pick<ImportRow, "state">[]): Counts {
  const count = (state: ImportRow["state"]) => outcomes.filter((row) => row.state === state).length;
  return { fresh: count("new"), known: count("known"), faulty: count("fault") };
}
