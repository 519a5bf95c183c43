import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openSchemaLock } from "#server/db/schema-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-backup-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function task(name: string, argument: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PICTURES_URL: "" };
  return spawnSync(process.execPath, [`scripts/tasks/${name}.ts`, argument], { env, encoding: "utf8" });
}

test("a backup brings database and pictures back as they were; a running site stops a restore", () => {
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  writeFileSync(join(dataDir, "uploads", "lake.jpg"), "lake");
  const database = new DatabaseSync(join(dataDir, "agency.sqlite"));
  database.exec(
    "pragma journal_mode = wal; create table guests (name text); insert into guests values ('Meera')",
  );
  const copy = join(folder, "copy");
  expect(task("backup", copy)).toMatchObject({ status: 0 });
  expect(task("backup", copy).stderr).toContain("is there already");

  database.exec("delete from guests");
  database.close();
  rmSync(join(dataDir, "uploads"), { recursive: true });
  const site = openSchemaLock(dataDir);
  site.share();
  expect(task("restore", copy).stderr).toContain("Another process is using");
  site.release();

  expect(task("restore", copy)).toMatchObject({ status: 0 });
  const restored = new DatabaseSync(join(dataDir, "agency.sqlite"));
  expect(restored.prepare("select name from guests").all()).toEqual([{ name: "Meera" }]);
  restored.close();
  expect(readFileSync(join(dataDir, "uploads", "lake.jpg"), "utf8")).toBe("lake");
  expect(task("restore", join(folder, "nowhere")).status).not.toBe(0);
  expect(existsSync(join(dataDir, "agency.sqlite"))).toBe(true);
});

const writer = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = off");
  process.stdout.write("writing");
  const timer = setInterval(() => database.exec("insert into guests values ('Zoya')"), 1);
  setTimeout(() => clearInterval(timer), 60_000);
`;

test("a backup ends while the site writes all the time", async () => {
  const busy = join(folder, "busy");
  mkdirSync(busy);
  const file = join(busy, "agency.sqlite");
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; create table guests (name text)");
  database.exec(
    "insert into guests with recursive n (i) as (select 1 union all select i + 1 from n where i < 60000) select hex(randomblob(500)) from n",
  );
  database.close();
  const site = spawn(process.execPath, ["-e", writer, file], { stdio: ["ignore", "pipe", "inherit"] });
  await once(site.stdout, "data");
  const copy = join(folder, "busy-copy");
  const env = { ...process.env, DATA_DIR: busy, DATABASE_URL: "", PICTURES_URL: "" };
  const made = spawnSync(process.execPath, ["scripts/tasks/backup.ts", copy], { env, timeout: 30_000 });
  site.kill();
  expect(made.status).toBe(0);
  const copied = new DatabaseSync(join(copy, "agency.sqlite"), { readOnly: true });
  expect(copied.prepare("select count(*) as count from guests").get()?.["count"]).toBeGreaterThanOrEqual(
    60_000,
  );
  copied.close();
});
