import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Import, ImportRow } from "#contract/imports.ts";
import { pictureModules } from "#contract/uploads.ts";
import { lockName } from "../db/locks.ts";
import type { Database } from "../db/open.ts";
import { withOwnConnection } from "../db/own-connection.ts";
import { inTransaction } from "../db/transaction.ts";
import { withTrialCopy } from "../db/trial-copy.ts";
import type { Services } from "../services.ts";
import { pictureFormats } from "../pictures/image/signatures.ts";
import { importProgress } from "./import-progress.ts";
import { allRows, deleteRows, type ImportRecord, replaceRows, updateRun } from "./imports.queries.ts";
import { insertMade } from "./made.queries.ts";
import type { RecordKinds } from "./note-made.ts";
import { FaultyRow, type Work, writeRows } from "./write-rows.ts";

/** How long whoever works at an import holds it, in milliseconds. */
export const heldFor = 10 * 60_000;

const cellList = z.array(z.string());
const keptPictures = z.record(
  z.string(),
  z.object({
    module: z.enum(pictureModules),
    hash: z.string(),
    format: z.enum(pictureFormats),
    path: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    band: z.string(),
  }),
);
const columnChoice = z.record(z.string(), z.int());

/** What a run has in hand; it ends with an error when another process has taken it over meanwhile. */
export type Run = { record: ImportRecord; run: string };

export function newRun(): string {
  return randomBytes(9).toString("base64url");
}

/** Ends the transaction of a trial, or of an import with faults, so that nothing is left of it. */
class NothingKept extends Error {
  readonly outcomes: ImportRow[];
  constructor(outcomes: ImportRow[]) {
    super("nothing of this transaction is kept");
    this.outcomes = outcomes;
  }
}

class TakenOver extends Error {}

/** Rows beyond which a copy of SQLite's file costs less than its lock. */
const fewRows = 50;

/**
 * Writes all rows in a transaction that is then given up, and keeps what became of each for the preview. Many rows are
 * tried in a copy of SQLite's file, so that others can write meanwhile.
 */
export async function lookOver(services: Services, kinds: RecordKinds, { record, run }: Run): Promise<void> {
  const work = await readWork(services, record);
  const outcomes = await tried(services, kinds, record, work, onTrial(work));
  await keepOutcomes(services, { record, run }, work, outcomes ?? [], record.note);
}

/** Writes all rows, or none when one has a fault by now. */
export async function writeImport(
  services: Services,
  kinds: RecordKinds,
  { record, run }: Run,
): Promise<void> {
  const work = await readWork(services, record);
  const keep: Keep = async (transaction, made, counts) => {
    await insertMade(transaction, record.id, made);
    await deleteRows(transaction, record.id);
    const values = { ...counts, state: "done", run: "", note: "", pictures: "{}" } as const;
    if (!(await updateRun(transaction, { id: record.id, run }, values))) throw new TakenOver();
    return true;
  };
  const outcomes = await tried(services, kinds, record, work, { place: withOwnConnection, keep });
  if (outcomes)
    await keepOutcomes(
      services,
      { record, run },
      work,
      outcomes,
      "Nothing was imported: things have changed since this preview",
    );
}

type Way = { place: typeof withOwnConnection<void>; keep: Keep };

/** How rows are written of which nothing is to be kept. */
function onTrial({ rows }: Work): Way {
  return { place: rows.length > fewRows ? withTrialCopy : withOwnConnection, keep: async () => false };
}

type Counts = Pick<Import, "fresh" | "known" | "faulty">;
type Keep = (
  transaction: Parameters<typeof writeRows>[1],
  made: Parameters<typeof insertMade>[2],
  counts: Counts,
) => Promise<boolean>;

/**
 * Undefined when what was written is kept; else what became of each row. Most files have no fault, and are written much
 * faster as long as none is looked for; one with a fault is then tried again row by row.
 */
async function tried(services: Services, kinds: RecordKinds, record: ImportRecord, work: Work, way: Way) {
  try {
    return await inOneGo(services, kinds, record, work, { ...way, each: false });
  } catch (error) {
    if (!(error instanceof FaultyRow)) throw error;
    return inOneGo(services, kinds, record, work, { ...onTrial(work), each: true });
  }
}

async function inOneGo(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  work: Work,
  { place, keep, each }: Way & { each: boolean },
) {
  const onRow = progressOf(services, record);
  try {
    await place(services.db, (own: Database) =>
      inTransaction(own, async (transaction) => {
        // Two imports at once would each not see what the other makes.
        await lockName(own.engine, transaction, "imports", 1);
        const inside = { ...services, db: own };
        const { outcomes, made } = await writeRows(inside, transaction, kinds, work, { each, onRow });
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

/** Rows between two notes of the progress in PostgreSQL. */
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
  { record, run }: Run,
  work: Work,
  outcomes: ImportRow[],
  note: string,
): Promise<void> {
  const cells = new Map(work.rows.map((one) => [one.row, JSON.stringify(one.cells)]));
  await inTransaction(db, async (transaction) => {
    const values = { ...countsOf(outcomes), state: "ready", run: "", note } as const;
    if (!(await updateRun(transaction, { id: record.id, run }, values))) throw new TakenOver();
    const rows = outcomes.map(({ row, state, ...outcome }) => ({
      row,
      state,
      cells: cells.get(row) ?? "[]",
      outcome: JSON.stringify(outcome),
    }));
    await replaceRows(transaction, record.id, rows);
  });
}

function countsOf(outcomes: readonly ImportRow[]): Counts {
  const count = (state: ImportRow["state"]) => outcomes.filter((one) => one.state === state).length;
  return { fresh: count("new"), known: count("known"), faulty: count("fault") };
}

async function readWork({ db }: Services, record: ImportRecord): Promise<Work> {
  const rows = await allRows(db.executor, record.id);
  return {
    kind: record.kind,
    headings: cellList.parse(JSON.parse(record.headings)),
    columns: columnChoice.parse(JSON.parse(record.columns)),
    rows: rows.map(({ row_number, cells }) => ({
      row: row_number,
      cells: cellList.parse(JSON.parse(cells)),
    })),
    pictures: new Map(Object.entries(keptPictures.parse(JSON.parse(record.pictures)))),
    by: { username: record.staff_name },
  };
}
