import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import type { BackupSource } from "#server/backup/copy/make-backup.ts";
import type { Target } from "#server/backup/restore/restore-backup.ts";
import type { Database } from "#server/db/open.ts";
import { openDiskStore } from "#server/pictures/store/disk-store.ts";
import { fillTables, readTables } from "./fill-tables.ts";
import { freshDatabase } from "./fresh-database.ts";

export type CopiedSite = Awaited<ReturnType<typeof openCopiedSite>>;

/** A stopped site on the engine under test with rows in all tables and pictures in its folder; or with none at all. */
export async function openCopiedSite(kind: "filled" | "empty", key?: string) {
  const fresh = await freshDatabase(kind === "filled" ? inject("template") : undefined);
  const dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-site-"));
  const { databaseUrl } = fresh;
  if (kind === "filled") await fillTables(fresh.db);
  await fresh.db.executor.destroy();
  if (kind === "empty") rmSync(join(dataDir, "agency.sqlite"), { force: true });
  const store = openDiskStore(join(dataDir, "uploads"));
  const names = kind === "filled" ? Array.from({ length: 30 }, (_, n) => pictureName(n)) : [];
  for (const [n, name] of names.entries()) await store.put(name, Buffer.alloc(20_000 + n, n));
  const clock = { now: () => new Date() };

  /** Everything that a restore must bring back: rows of all tables, bytes of all pictures. */
  async function read() {
    const db = fresh.reopen();
    const tables = await readTables(db);
    const shape = await readShape(db);
    await db.executor.destroy();
    tables.delete("processes");
    const files = readdirSync(join(dataDir, "uploads"), { recursive: true, withFileTypes: true });
    const pictures = files
      // Unfinished files of a killed process are in `.incoming` until the nightly cleanup.
      .filter((file) => file.isFile() && !file.parentPath.endsWith(".incoming"))
      .map((file) => join(file.parentPath, file.name))
      .map((path) => `${path.slice(dataDir.length)} ${readFileSync(path).toString("base64")}`)
      .toSorted();
    return { tables, shape, pictures };
  }

  return {
    dataDir,
    databaseUrl,
    store,
    open: fresh.reopen,
    read,
    site: { dataDir, databaseUrl, key, store, clock } satisfies BackupSource,
    target: { dataDir, databaseUrl, key, store, hasPicturesElsewhere: false } satisfies Target,
    async remove() {
      await fresh.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The DDL of tables, indexes and triggers. */
async function readShape({ executor, engine }: Database): Promise<string[]> {
  const ofFile = sql<{ text: string }>`select sql as text from sqlite_master where sql is not null`;
  const ofServer = sql<{ text: string }>`
    select indexdef as text from pg_indexes where schemaname = current_schema()
    union all select pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f' and probin is null
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
    union all select table_name || '.' || column_name || ' ' || data_type || coalesce(column_default, '') || is_identity
      from information_schema.columns where table_schema = current_schema()`;
  const { rows } = await (engine === "sqlite" ? ofFile : ofServer).execute(executor);
  return rows.map(({ text }) => text).toSorted();
}

function pictureName(n: number): string {
  return `pictures/${String(n).padStart(24, "0")}/320.webp`;
}
