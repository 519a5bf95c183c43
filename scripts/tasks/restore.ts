import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readConfig } from "#server/config.ts";
import { openSchemaLock } from "#server/db/schema-lock.ts";
import { postgresConnection } from "../postgres-connection.ts";
import { run } from "../run-command.ts";

process.umask(0o077);
const config = readConfig();
const folder = process.argv[2];
if (!folder || !existsSync(join(folder, "taken-at.txt"))) {
  throw new Error("Say which backup: npm run restore <folder made by npm run backup>");
}
if (config.databaseUrl) {
  const { url, environment } = postgresConnection(config.databaseUrl);
  const options = ["--clean", "--if-exists", "--single-transaction", `--dbname=${url}`];
  await run("pg_restore", [...options, join(folder, "database.dump")], environment);
} else {
  restoreFile(join(folder, "agency.sqlite"), config.dataDir);
}
restorePictures(join(folder, "uploads"), join(config.dataDir, "uploads"));
console.log("Restored. What was there before is kept beside it, with “before-restore” in its name.");

/** Checks the copy, makes sure that no site is running on the folder, and replaces the database with the copy. */
function restoreFile(copy: string, dataDir: string): void {
  const checked = new DatabaseSync(copy, { readOnly: true });
  const result = checked.prepare("pragma integrity_check").get() as { integrity_check: string };
  checked.close();
  if (result.integrity_check !== "ok") throw new Error(`The copy is damaged: ${result.integrity_check}`);
  mkdirSync(dataDir, { recursive: true });
  const lock = openSchemaLock(dataDir);
  lock.own();
  for (const ending of ["", "-wal", "-shm"]) setAside(join(dataDir, `agency.sqlite${ending}`));
  cpSync(copy, join(dataDir, "agency.sqlite"));
  lock.release();
}

function restorePictures(from: string, to: string): void {
  if (!existsSync(from)) return;
  setAside(to);
  cpSync(from, to, { recursive: true });
}

function setAside(path: string): void {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  if (existsSync(path)) renameSync(path, `${path}.before-restore-${moment}`);
}
