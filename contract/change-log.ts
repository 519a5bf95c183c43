import { z } from "zod";
import { deletableKinds } from "./record-kinds.ts";
import { changeActions } from "./core/change-actions.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { optionalWholeNumber, shortText } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";

/** Kinds in the change log: deletable records, the company's settings and content, accounts, and erased people. */
export const changedKinds = [...deletableKinds, "settings", "content", "staff", "people"] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** Kinds whose history only the owner may read. */
export const ownersKinds: readonly ChangedKind[] = ["settings", "staff", "people"];

function changeSchema<Kind extends string>(kinds: readonly Kind[]) {
  return z.object({
    id: z.int(),
    at: z.string(),
    /** The username of the person who made the change. */
    by: z.string(),
    action: z.enum(changeActions),
    kind: z.enum(kinds),
    recordId: z.int(),
    /** The record's title. */
    title: z.string(),
    /** The changed fields in words; never a password. */
    fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  });
}

export type Change = z.output<ReturnType<typeof changeSchema<ChangedKind>>>;

function optionalKind<Kind extends string>(kinds: readonly Kind[]) {
  return z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(kinds, `kind is ${kinds.join(", ")}`).optional(),
  );
}

/** The change log of the given kinds. */
export function changeLogEndpointsOf<Kind extends string>(kinds: readonly Kind[]) {
  return {
    list: listEndpoint("ChangeLog", "staff", {
      summary: "Who changed what and when, the latest first; settings and accounts are shown to owners",
      query: listQuery(30, {
        kind: optionalKind(kinds),
        recordId: optionalWholeNumber("recordId names the record", 1, largestId),
        by: shortText(100, "by is a username").default(""),
      }),
      entry: changeSchema(kinds),
    }),
    people: readEndpoint("ChangeLog/People", "staff", {
      summary: "Whose changes the log holds",
      data: z.array(z.string()),
    }),
  };
}

export const changeLogEndpoints = changeLogEndpointsOf(changedKinds);
