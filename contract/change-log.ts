import { z } from "zod";
import { deletableKinds } from "./trash.ts";
import { endpoint } from "./core/endpoint.ts";
import { optionalWholeNumber, shortText } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";

/** What staff change: records that can be deleted and restored, the company's settings, and accounts. */
export const changedKinds = [...deletableKinds, "settings", "staff"] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** Kinds whose history is the owner's to read. */
export const ownersKinds: readonly ChangedKind[] = ["settings", "staff"];

export const changeActions = [
  "created",
  "changed",
  "deleted",
  "restored",
  "gave a new password",
  "removed the second factor",
] as const;
export type ChangeAction = (typeof changeActions)[number];

export const changeSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** The username of who did it. */
  by: z.string(),
  action: z.enum(changeActions),
  kind: z.enum(changedKinds),
  recordId: z.int(),
  /** How people know the record. */
  title: z.string(),
  /** What is different, field by field in words; nothing of a password. */
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});

export type Change = z.output<typeof changeSchema>;

const optionalKind = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.enum(changedKinds, `kind is ${changedKinds.join(", ")}`).optional(),
);

export const changeLogEndpoints = {
  list: endpoint({
    method: "GET",
    path: "ChangeLog",
    who: "staff",
    summary: "Who changed what and when, the latest first; settings and accounts are shown to owners",
    query: listQuery(30, {
      kind: optionalKind,
      recordId: optionalWholeNumber("recordId names the record", 1, largestId),
      by: shortText(100, "by is a username").default(""),
    }),
    data: z.array(changeSchema),
    isList: true,
  }),
  people: endpoint({
    method: "GET",
    path: "ChangeLog/People",
    who: "staff",
    summary: "Whose changes the log holds",
    data: z.array(z.string()),
  }),
} as const;
