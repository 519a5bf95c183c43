import type { Selectable } from "kysely";
import { type contentLanguages, mostVersions } from "#contract/content.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type BlockRow = Selectable<Tables["content_blocks"]>;
export type DraftRow = Selectable<Tables["content_drafts"]>;
export type VersionRow = Selectable<Tables["content_versions"]>;

type Key = { name: string; language: (typeof contentLanguages)[number] };

export function readBlocks(db: Executor): Promise<BlockRow[]> {
  return db.selectFrom("content_blocks").selectAll().execute();
}

export function findBlockRow(db: Executor, { name, language }: Key): Promise<BlockRow | undefined> {
  return db
    .selectFrom("content_blocks")
    .selectAll()
    .where("name", "=", name)
    .where("language", "=", language)
    .executeTakeFirst();
}

/** Stores the block and returns its row's id. */
export async function writeBlock(transaction: Transaction, block: Omit<BlockRow, "id">): Promise<number> {
  const { value, version, changed_at } = block;
  const { id } = await transaction
    .insertInto("content_blocks")
    .values(block)
    .onConflict((same) => same.columns(["name", "language"]).doUpdateSet({ value, version, changed_at }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The versions of a block that are kept, the latest first. */
export function readVersions(db: Executor, { name, language }: Key): Promise<VersionRow[]> {
  return db
    .selectFrom("content_versions")
    .selectAll()
    .where("name", "=", name)
    .where("language", "=", language)
    .orderBy("version", "desc")
    .limit(mostVersions)
    .execute();
}

export function findVersion(db: Executor, id: number): Promise<VersionRow | undefined> {
  return db.selectFrom("content_versions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps a version, unless it is kept already, and returns its id; the oldest beyond those to keep is forgotten. */
export async function keepVersion(
  transaction: Transaction,
  version: Omit<VersionRow, "id">,
): Promise<number> {
  const { name, language } = version;
  await transaction
    .insertInto("content_versions")
    .values(version)
    .onConflict((same) => same.columns(["name", "language", "version"]).doNothing())
    .execute();
  await transaction
    .deleteFrom("content_versions")
    .where("name", "=", name)
    .where("language", "=", language)
    .where("version", "<=", version.version - mostVersions)
    .execute();
  const { id } = await transaction
    .selectFrom("content_versions")
    .select("id")
    .where("name", "=", name)
    .where("language", "=", language)
    .where("version", "=", version.version)
    .executeTakeFirstOrThrow();
  return id;
}

export function readDrafts(db: Executor): Promise<DraftRow[]> {
  return db.selectFrom("content_drafts").selectAll().where("value", "is not", null).execute();
}

export function findDraft(db: Executor, { name, language }: Key): Promise<DraftRow | undefined> {
  return db
    .selectFrom("content_drafts")
    .selectAll()
    .where("name", "=", name)
    .where("language", "=", language)
    .executeTakeFirst();
}

export async function writeDraft(transaction: Transaction, draft: DraftRow): Promise<void> {
  const { name: _name, language: _language, ...changed } = draft;
  await transaction
    .insertInto("content_drafts")
    .values(draft)
    .onConflict((same) => same.columns(["name", "language"]).doUpdateSet(changed))
    .execute();
}
