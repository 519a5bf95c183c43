import type { Services } from "../../services.ts";
import { beginRun } from "../begin-run.ts";
import { type ImportRecord, unreadRow, updateRun } from "../imports.queries.ts";
import type { RecordKinds } from "../log-imported-records.ts";
import { readWork } from "../read-work.ts";
import type { ImportWork } from "../write-rows.ts";
import { rewriteRows } from "./rewrite-rows.ts";

/**
 * Writes other cells into the rows of a preview that `change` returns, says so once in its note, and looks all rows over
 * again. Throws `conflict` when the preview is worked on.
 */
export async function rereadRows(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  { note, change }: { note: string; change: (work: ImportWork) => Parameters<typeof unreadRow>[0][] },
): Promise<void> {
  await beginRun(services, kinds, record, { from: "ready", to: "reading" }, async (claimed) => {
    const notes = [claimed.note, ...(claimed.note.includes(note) ? [] : [note])];
    const values = { note: notes.filter(Boolean).join(". ") };
    await updateRun(services.db.executor, claimed, values);
    await rewriteRows(services.db, claimed, change(await readWork(services, claimed)).map(unreadRow));
    return { ...claimed, ...values };
  });
}
