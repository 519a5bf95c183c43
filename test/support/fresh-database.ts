import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#server/db/open.ts";

type FreshDatabase = {
  db: Database;
  /** Where it is: a folder, or an address. */
  dataDir?: string;
  databaseUrl?: string;
  /** What `freshDatabase` copies, while nobody has this one open. */
  template: string;
  reopen: () => Database;
  remove: () => Promise<void>;
};

/**
 * A database of the engine under test: SQLite in a new folder, or with TEST_DATABASE_URL a new PostgreSQL database on
 * that server. It is empty, or a copy of the `template` that nobody has open: a folder's path, or a database's name.
 * `reopen` is another process's connection to it.
 */
export async function freshDatabase(template?: string): Promise<FreshDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  return server ? onServer(server, template) : inFolder(template);
}

function inFolder(template: string | undefined): FreshDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-test-"));
  const file = "agency.sqlite";
  if (template) copyFileSync(join(template, file), join(dataDir, file));
  return {
    db: openDatabase({ dataDir }),
    dataDir,
    template: dataDir,
    reopen: () => openDatabase({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function onServer(server: string, template = "template1"): Promise<FreshDatabase> {
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  await execute(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const reopen = () => openDatabase({ databaseUrl: url.href, dataDir: "." });
  return {
    db: reopen(),
    databaseUrl: url.href,
    template: name,
    reopen,
    remove: () => execute(server, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const { executor } = openDatabase({ databaseUrl: url, dataDir: "." });
  await sql.raw(statement).execute(executor);
  await executor.destroy();
}
