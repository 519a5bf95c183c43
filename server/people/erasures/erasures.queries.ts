import { randomBytes } from "node:crypto";
import { type PersonKind } from "#contract/people.ts";
import { isOneOf } from "../../db/dialect.ts";
import type { Executor } from "../../db/open.ts";
import type { Row } from "../scan.queries.ts";
import { personTable } from "../word-columns.ts";
import { asErasure, type Erasure } from "./erasure.ts";

/** The stored setting with the key of the hashes. */
const keySetting = "erasure_key";

/** All erasures that this database has had, the oldest first. */
export async function listErasures(db: Executor): Promise<Erasure[]> {
  const rows = await db.selectFrom("erasures").selectAll().orderBy("at").orderBy("id").execute();
  return rows.flatMap(({ id, at, key_mark: keyMark, person, records }) => {
    const erasure = asErasure({ id, at, keyMark, person, records });
    return erasure ? [erasure] : [];
  });
}

/** Stores an erasure, once. */
export async function insertErasure(db: Executor, erasure: Erasure): Promise<void> {
  const { id, at, keyMark: key_mark, person, records } = erasure;
  const row = { id, at, key_mark, person, records: JSON.stringify(records) };
  await db
    .insertInto("erasures")
    .values(row)
    .onConflict((same) => same.column("id").doNothing())
    .execute();
}

/** The key of this database; a database without one gets `storedKey`, or a new key. */
export async function readErasureKey(db: Executor, storedKey?: string): Promise<string> {
  const value = storedKey ?? randomBytes(32).toString("base64url");
  await db
    .insertInto("settings")
    .values({ name: keySetting, value })
    .onConflict((same) => same.column("name").doNothing())
    .execute();
  const query = db.selectFrom("settings").select("value").where("name", "=", keySetting);
  return (await query.executeTakeFirstOrThrow()).value;
}

/** Records of one kind by their ids, deleted ones too. */
export async function recordsById(db: Executor, kind: PersonKind, ids: number[]): Promise<Row[]> {
  const query = db.selectFrom(personTable(kind)).selectAll();
  return query.where(isOneOf(db, "id", ids)).execute();
}
