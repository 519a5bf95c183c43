import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { personKinds } from "#contract/people.ts";
import type { Row } from "../scan.queries.ts";
import { textOf } from "../scan.queries.ts";

/** A record that was erased. Its number may be given anew after a restore; with the moment it was made it is not. */
const erasedRecord = z.object({ kind: z.enum(personKinds), id: z.int(), createdAt: z.string() });

const erasure = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Which key the person was hashed with. */
  keyMark: z.string(),
  /** A keyed hash of the number or address. */
  person: z.string(),
  records: z.array(erasedRecord),
});

/** That a person was erased, without anything about the person. */
export type Erasure = z.infer<typeof erasure>;

const fromDatabase = erasure.extend({
  records: z.string().transform(asJson).pipe(z.array(erasedRecord)),
});

/** Reads an erasure as a list or a database has it; undefined when it is none, such as a line half written. */
export function asErasure(stored: unknown): Erasure | undefined {
  if (typeof stored === "string") return erasure.safeParse(asJson(stored)).data;
  return fromDatabase.safeParse(stored).data;
}

/** Hashes people with this key, so that who reads the list cannot try all numbers. */
export function hashWith(key: string): (identity: string) => string {
  return (identity) => createHmac("sha256", key).update(identity).digest("base64url");
}

/** Names a key without telling it. */
export function markOf(key: string): string {
  return createHash("sha256").update(`mark of ${key}`).digest("base64url").slice(0, 10);
}

export function createdAtOf(row: Row): string {
  return textOf(row, "created_at");
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
