import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBackup } from "#server/backup/copy/make-backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";

const server = process.env["TEST_DATABASE_URL"];
const name = `plain_${randomBytes(6).toString("hex")}`;
let folder: string;
let site: CopiedSite;

/** Runs a statement as the server's own role, which may do anything. */
async function asServer(statement: string, database = "postgres"): Promise<void> {
  const { executor } = openDatabase({ databaseUrl: addressOf(database), dataDir: "." });
  await sql.raw(statement).execute(executor);
  await executor.destroy();
}

function addressOf(database: string, role?: string): string {
  const url = new URL(server ?? "");
  url.pathname = `/${database}`;
  if (role) url.username = role;
  return url.href;
}

function restore(copy: string, databaseUrl: string) {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl, PICTURES_URL: "" };
  return spawnSync(process.execPath, ["scripts/tasks/restore.ts", copy], { env, encoding: "utf8" });
}

describe.runIf(server)("a role that owns its database and is no superuser", () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "agency-plain-"));
    site = await openCopiedSite("filled");
    await asServer(`create role ${name} login`);
  });
  afterAll(async () => {
    for (const database of [`${name}_own`, `${name}_given`])
      await asServer(`drop database if exists ${database} with (force)`);
    await asServer(`drop role ${name}`);
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ["its own", `${name}_own`],
    ["the server's", `${name}_given`],
  ])("restores a copy twice, when the extension for searching is %s", async (whose, database) => {
    const copy = join(folder, database);
    await makeBackup(site.site, copy);
    await asServer(`create database ${database} owner ${name} template template0`);
    if (whose !== "its own") await asServer("create extension pg_trgm", database);
    const address = addressOf(database, name);
    expect(restore(copy, address)).toMatchObject({ status: 0, stderr: "" });
    const again = restore(copy, address);
    expect(again).toMatchObject({ status: 0, stderr: "" });
    expect(again.stdout).toMatch(/kept in the schema before_restore_\d/);
    expect(restore(copy, address)).toMatchObject({ status: 0, stderr: "" });
  });
});
