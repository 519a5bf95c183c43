import { z } from "zod";
import type { ChangedKind } from "#contract/change-log.ts";
import type { Executor } from "../db/open.ts";
import { changesAbout, updateRow } from "./erase.queries.ts";

const fieldList = z.array(z.object({ name: z.string(), before: z.string(), after: z.string() }));

/** Fields whose values name nobody; all others are left out of the log when a person is erased. */
const harmless = new Set([
  "Reference",
  "Hotel",
  "Package",
  "Room type",
  "Rooms",
  "Check-in",
  "Check-out",
  "Adults",
  "Children",
  "Status",
  "Date",
  "Vehicle",
  "Rating",
  "Answered",
  "What",
  "Amount, ₹",
  "Method",
  "Day",
  "Of",
  "Number",
  "Position",
]);

/** Takes persons out of the change log's entries about records of one kind; returns how many entries there are. */
export async function blankChanges(db: Executor, kind: ChangedKind, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const entries = await changesAbout(db, kind, ids);
  for (const { id, fields } of entries) {
    const left = fieldList.parse(JSON.parse(fields)).filter(({ name }) => harmless.has(name));
    await updateRow(db, "changes", { id }, { title: "Erased guest", fields: JSON.stringify(left) });
  }
  return entries.length;
}
