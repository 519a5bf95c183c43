import { setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import type { Import } from "#contract/import-view.ts";
import { asFailure } from "../db/as-failure.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { claimImport, type ImportRecord, updateRun } from "./imports.queries.ts";
import { heldFor, previewImport, writeImport } from "./run-import.ts";
import { endRun, newRun } from "./runs.ts";
import type { RecordKinds } from "./log-imported-records.ts";

/** In milliseconds: how long a call waits for the work; longer work goes on after the reply. */
const patience = 3_000;

/**
 * Imports that a process works on at once. Each has a connection of its own, and on SQLite a copy of the whole file: who
 * sends one file after another must not fill the disk.
 */
const working = new PQueue({ concurrency: 2 });

type Wanted = { from: Import["state"]; to: "reading" | "writing"; staff_name?: string; columns?: string };

/**
 * Claims an import and works on it. Returns when the work is done, or has taken longer than a call may. Throws
 * `conflict` when the import is in another state, or somebody else works on it.
 */
export async function beginRun(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  { from, to, ...values }: Wanted,
  first: (record: ImportRecord) => Promise<ImportRecord> = async (same) => same,
): Promise<void> {
  const run = newRun();
  const claim = { ...values, run, held_until: holdEnds(services), state: to, done: 0 } as const;
  if (!(await claimImport(services.db.executor, record, from, claim))) {
    endRun(run);
    throw new AppError("conflict", { message: "Somebody else works at this import already" });
  }
  const work = working.add(() => carryOut(services, kinds, { ...record, ...claim }, first));
  await Promise.race([work, pause(patience, undefined, { ref: false })]);
}

function holdEnds({ clock }: Services): string {
  return new Date(clock.now().getTime() + heldFor).toISOString();
}

/** Never throws: failures are logged, and the import can be tried again. */
async function carryOut(
  services: Services,
  kinds: RecordKinds,
  claimed: ImportRecord,
  first: (record: ImportRecord) => Promise<ImportRecord>,
): Promise<void> {
  const { id, run, state } = claimed;
  try {
    const isHeld = await updateRun(services.db.executor, { id, run }, { held_until: holdEnds(services) });
    if (!isHeld) return;
    const record = await first(claimed);
    await (state === "reading" ? previewImport : writeImport)(services, kinds, { record, run });
  } catch (error) {
    const isOurs = !(error instanceof AppError);
    if (isOurs) services.log.error({ err: error, import: id }, "an import failed");
    const told = isOurs ? asFailure(error) : error;
    const note = told?.message ?? "It could not be done for a reason of ours, and nothing was written";
    const endState = state === "writing" ? "ready" : "failed";
    await updateRun(services.db.executor, { id, run }, { state: endState, run: "", note }).catch(
      (again: unknown) =>
        services.log.error({ err: again, import: id }, "an import's end could not be noted"),
    );
  } finally {
    endRun(run);
  }
}
