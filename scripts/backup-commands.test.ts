import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSchemaLock } from "#server/db/schema-lock.ts";
import { enterProcessList } from "#server/db/process-list.ts";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";

let folder: string;
let site: CopiedSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-backup-"));
  site = await openCopiedSite("filled");
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

function task(name: string, argument: string, settings: Record<string, string> = {}) {
  const where = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? "", PICTURES_URL: "" };
  const env = { ...process.env, ...where, ...settings };
  return spawnSync(process.execPath, [`scripts/tasks/${name}.ts`, argument], { env, encoding: "utf8" });
}

function expectSentence(ended: ReturnType<typeof task>, told: RegExp): void {
  expect(ended).toMatchObject({ status: 1, stdout: "" });
  expect(ended.stderr).toMatch(told);
  expect(ended.stderr.trim()).not.toContain("\n");
}

/** The site as it runs: on SQLite it holds the schema's lock, in PostgreSQL it notes that it is there. */
async function pretendToRun(): Promise<() => Promise<void>> {
  if (!site.databaseUrl) {
    const lock = openSchemaLock(site.dataDir);
    lock.share();
    return async () => lock.release();
  }
  const db = site.open();
  const { leave } = await enterProcessList(db, (work) => db.executor.transaction().execute(work));
  return () => leave().then(() => db.executor.destroy());
}

test("a backup brings database and pictures back as they were; a running site stops a restore", async () => {
  const copy = join(folder, "copy");
  expect(task("backup", copy)).toMatchObject({ status: 0, stdout: `Backup in ${copy}\n` });
  expectSentence(task("backup", copy), /is there already/);
  const before = await site.read();

  const db = site.open();
  await db.executor.deleteFrom("payments").execute();
  await db.executor.destroy();
  rmSync(join(site.dataDir, "uploads"), { recursive: true });
  const stop = await pretendToRun();
  expectSentence(task("restore", copy), /^The site is running on/);
  await stop();

  const restored = task("restore", copy);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toMatch(/is kept .*before.restore/);
  expect(await site.read()).toEqual(before);
  expectSentence(task("restore", join(folder, "nowhere")), /no copy made by npm run backup/);
  expectSentence(task("restore", ""), /Say which backup/);
});

test("a folder that cannot be written, and no database: a sentence, and nothing left", () => {
  writeFileSync(join(folder, "file"), "");
  expectSentence(task("backup", join(folder, "file", "copy")), /is in a file, not in a folder/);
  const nowhere = "postgres://agency:S3CRET@localhost:1/site";
  const away = task("backup", join(folder, "none"), { DATABASE_URL: nowhere });
  expectSentence(away, /^PostgreSQL or the picture store cannot be reached \(.+\): look at DATABASE_URL/);
  expect(away.stderr).not.toContain("S3CRET");
  if (site.databaseUrl) return;
  expectSentence(
    task("backup", join(folder, "none"), { DATA_DIR: join(folder, "no site") }),
    /no database in/,
  );
  expect(existsSync(join(folder, "none.unfinished"))).toBe(false);
});

test("accounts are of a site that is there: no other one is begun, and no server's silence is blank", () => {
  const elsewhere = join(folder, "elsewhere");
  if (!site.databaseUrl) {
    expectSentence(
      task("staff", "list", { DATA_DIR: elsewhere }),
      /^There is no database in .*DATA_DIR says/,
    );
    expect(existsSync(elsewhere)).toBe(false);
  }
  const away = task("staff", "list", { DATABASE_URL: "postgres://agency:S3CRET@localhost:1/site" });
  expectSentence(away, /^PostgreSQL at localhost:1\/site cannot be used: .+/);
  expect(task("staff", "list")).toMatchObject({ status: 0, stderr: "" });
});

describe("on PostgreSQL", () => {
  /** A program in the place of pg_dump, which writes down what others could see of it. */
  function fakeDump(): string {
    const programs = join(folder, "programs");
    mkdirSync(programs, { recursive: true });
    const path = join(programs, "pg_dump");
    const spy = `#!/bin/sh\necho "$@" >${join(folder, "seen")}\necho "pg_dump: error: no such host" >&2\nexit 1\n`;
    writeFileSync(path, spy);
    chmodSync(path, 0o755);
    return programs;
  }

  test("the password is in no argument and no message", () => {
    if (!site.databaseUrl) return;
    const url = new URL(site.databaseUrl);
    url.password = "S3CRET-PW";
    const settings = { DATABASE_URL: url.href, PATH: `${fakeDump()}:${process.env["PATH"]}` };
    const ended = task("backup", join(folder, "spied"), settings);
    expectSentence(ended, /^pg_dump failed: pg_dump: error: no such host/);
    expect(readFileSync(join(folder, "seen"), "utf8")).toContain("--format=custom");
    expect(readFileSync(join(folder, "seen"), "utf8") + ended.stderr).not.toMatch(/S3CRET|postgres:\/\//);
    expect([existsSync(join(folder, "spied")), existsSync(join(folder, "spied.unfinished"))]).toEqual([
      false,
      false,
    ]);
  });

  test("without pg_dump one sentence says what to install, and nothing is left", () => {
    if (!site.databaseUrl) return;
    const ended = task("backup", join(folder, "bare"), { PATH: "/nowhere" });
    expectSentence(ended, /^pg_dump is missing: install PostgreSQL's client programs/);
    expect(existsSync(join(folder, "bare.unfinished"))).toBe(false);
  });
});
