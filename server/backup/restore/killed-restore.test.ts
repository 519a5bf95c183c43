import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { makeBackup } from "../copy/make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const script = fileURLToPath(new URL("../../../test/support/restore-child.ts", import.meta.url));

let folder: string;
let site: CopiedSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-copies-"));
  site = await openCopiedSite("filled");
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A restore in a process of its own, killed after so many milliseconds, or not at all. Returns how long it ran. */
async function restoreAndKill(after?: number): Promise<number> {
  const child = fork(script, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  const { dataDir, databaseUrl } = site;
  const begun = performance.now();
  child.send({ copy: join(folder, "copy"), target: { dataDir, databaseUrl, hasPicturesElsewhere: false } });
  const timer = after === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), after);
  await once(child, "exit");
  clearTimeout(timer);
  await programsEnded();
  return performance.now() - begun;
}

/** A program of PostgreSQL ends a moment after whoever feeds it. */
async function programsEnded(): Promise<void> {
  if (!site.databaseUrl) return;
  const db = site.open();
  const others = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await others.execute(db.executor)).rows[0]?.count).toBe(0);
  await db.executor.destroy();
}

test("killed at any moment, a restore leaves the former data in use or the copy, each whole, and can be repeated", async () => {
  await makeBackup(site.site, join(folder, "copy"));
  const copied = await site.read();
  const whole = await restoreAndKill();
  const db = site.open();
  await db.executor.deleteFrom("payments").execute();
  await db.executor.destroy();
  await site.store.put("pictures/ffffffffffffffffffffffff/320.webp", Buffer.from("new"));
  await site.store.remove("pictures/000000000000000000000003/320.webp");
  const former = await site.read();
  await makeBackup(site.site, join(folder, "former"));
  const rounds = site.databaseUrl ? 5 : 10;
  for (let round = 0; round < rounds; round += 1) {
    const after = ((round + Math.random()) / rounds) * whole;
    await restoreAndKill(after);
    const found = await site.read();
    const is = found.tables.get("payments")?.length === 0 ? former : copied;
    expect(found.tables, `killed after ${after} ms`).toEqual(is.tables);
    expect(found.shape).toEqual(is.shape);
    expect(found.pictures).toEqual(expect.arrayContaining(is.pictures));
    if (is === copied) await restoreBackup(join(folder, "former"), site.target, new Date(round));
  }
  await restoreBackup(join(folder, "copy"), site.target, new Date());
  expect(await site.read()).toEqual(copied);
});

test("the log that a killed site left beside a lost database is not applied to the copy", async () => {
  // PostgreSQL's log is the server's own.
  if (site.databaseUrl) return;
  const copy = join(folder, "before the loss");
  await makeBackup(site.site, copy);
  const copied = await site.read();
  const file = join(site.dataDir, "agency.sqlite");
  const db = site.open();
  await db.executor.updateTable("hotels").set({ name: "Changed since" }).execute();
  copyFileSync(`${file}-wal`, join(folder, "log"));
  await db.executor.destroy();
  rmSync(file);
  copyFileSync(join(folder, "log"), `${file}-wal`);
  await restoreBackup(copy, site.target, new Date(0));
  expect(await site.read()).toEqual(copied);
  expect(existsSync(`${file}.before-restore-1970-01-01T00-00-00-000-wal`)).toBe(true);
});
