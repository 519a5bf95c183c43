import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { personKinds } from "#contract/people.ts";
import { parsedJson } from "../../parsed-json.ts";
import { type Row, textOf } from "../scan.queries.ts";

/** A record that was erased. After a restore its id may be assigned again, but not with the same creation time. */
const erasedRecord = z.object({ kind: z.enum(personKinds), id: z.int(), createdAt: z.string() });

const erasure = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Identifies the key of the hash. */
  keyMark: z.string(),
  /** A keyed hash of the number or address. */
  person: z.string(),
  records: z.array(erasedRecord),
});

/** The fact that a person was erased, without any data about the person. */
export type Erasure = z.infer<typeof erasure>;

const fromDatabase = erasure.extend({
  records: z.string().transform(parsedJson).pipe(z.array(erasedRecord)),
});

/** Parses an erasure of a list or a database; undefined when it is invalid, such as a half-written line. */
export function asErasure(stored: unknown): Erasure | undefined {
  if (typeof stored === "string") return erasure.safeParse(parsedJson(stored)).data;
  return fromDatabase.safeParse(stored).data;
}

/** Hashes people with this key, so that a reader of the list cannot try all numbers. */
export function identityHasher(key: string): (identity: string) => string {
  return (identity) => createHmac("sha256", key).update(identity).digest("base64url");
}

/** Identifies a key without revealing it. */
export function keyFingerprint(key: string): string {
  return createHash("sha256").update(`mark of ${key}`).digest("base64url").slice(0, 10);
}

export function createdAtOf(row: Row): string {
  return textOf(row, "created_at");
}
