import type { Executor } from "../../db/open.ts";
import { hashOfName } from "../store/picture-names.ts";
import type { PictureStore } from "../store/picture-store.ts";
import { hashesWithRecord } from "./removal.queries.ts";

/** In milliseconds. Files are stored before their record: younger ones may belong to an upload in progress. */
export const orphanAge = 3_600_000;

const atOnce = 500;

type Where = { db: Executor; store: PictureStore };

/** Names of stored files older than an hour that no picture's record names. Files that are no pictures are left out. */
export async function* findOrphans({ db, store }: Where, now: Date): AsyncGenerator<string> {
  const oldest = new Date(now.getTime() - orphanAge);
  let batch: string[] = [];
  for await (const { name, changedAt } of store.list()) {
    if (changedAt >= oldest || hashOfName(name) === undefined) continue;
    batch.push(name);
    if (batch.length < atOnce) continue;
    yield* await withoutRecord(db, batch);
    batch = [];
  }
  yield* await withoutRecord(db, batch);
}

async function withoutRecord(db: Executor, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const hashes = [...new Set(names.map((name) => hashOfName(name) ?? ""))];
  const recorded = await hashesWithRecord(db, hashes);
  return names.filter((name) => !recorded.has(hashOfName(name) ?? ""));
}
