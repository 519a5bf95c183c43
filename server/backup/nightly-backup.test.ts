import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { runDueJobs } from "../scheduled/run-due-jobs.ts";
import type { Backups, Services } from "../services.ts";
import { makeBackup } from "./copy/make-backup.ts";
import { nightlyBackup } from "./nightly-backup.ts";
import { restoreBackup } from "./restore/restore-backup.ts";

const key = "walnut and willow beside the quiet water";
const never = new AbortController().signal;
const day = 24 * 3600;

let folder: string;
let app: TestApp;
let site: CopiedSite;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "agency-nightly-")), "copies");
  [app, site] = await Promise.all([startTestApp(), openCopiedSite("filled")]);
});
afterEach(async () => {
  await Promise.all([app.stop(), site.remove()]);
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

/** The site's process, whose jobs are noted in the test's own database. */
function services(changes: Partial<Backups> = {}): Services {
  const { dataDir, databaseUrl, store } = site;
  const keep = { days: 2, weeks: 0, months: 0 };
  const backups = { dataDir, databaseUrl, folder, keep, ...changes };
  return {
    ...app.services,
    backups,
    pictures: { ...app.services.pictures, store },
    log: pino({ level: "silent" }),
  };
}

const night = (changes?: Partial<Backups>) => runDueJobs(services(changes), [nightlyBackup], never);
const copies = () => readdirSync(folder).toSorted();
const last = async (by: Services = services()) => {
  const staff = await app.signIn();
  app.services.backups = by.backups;
  return (await staff("GET", "Backup/Last")).data;
};

test("each night a copy is made, staff are told, and only own complete copies are removed when their time is over", async () => {
  expect(await last()).toEqual({ isScheduled: true, last: null, failure: "", isLate: false });
  mkdirSync(join(folder, "nightly-2030-01-01-00-00-00Z"), { recursive: true });
  writeFileSync(join(folder, "notes.txt"), "mine");
  await makeBackup(site.site, join(folder, "nightly-2030-01-02-00-00-00Z"));
  for (let nights = 0; nights < 4; nights += 1) {
    await night();
    await night();
    app.clock.forward(day);
  }
  expect(copies()).toEqual([
    "nightly-2030-01-01-00-00-00Z",
    "nightly-2030-01-02-00-00-00Z",
    "nightly-2030-06-03-06-30-00Z",
    "nightly-2030-06-04-06-30-00Z",
    "notes.txt",
  ]);
  expect(await last()).toMatchObject({
    isScheduled: true,
    last: { at: "2030-06-04T06:30:00.000Z", name: "nightly-2030-06-04-06-30-00Z", bytes: expect.any(Number) },
    isLate: false,
  });
  const before = await site.read();
  await restoreBackup(join(folder, "nightly-2030-06-03-06-30-00Z"), site.target, new Date());
  expect(await site.read()).toEqual(before);
});

test("pictures that the copy of the night before has whole are linked, also encrypted ones; a damaged one is copied anew", async () => {
  const picture = (copy: string, n: number) =>
    join(folder, copy, `uploads/pictures/${String(n).padStart(24, "0")}/320.webp`);
  const [first, second] = ["nightly-2030-06-01-06-30-00Z", "nightly-2030-06-02-06-30-00Z"] as const;
  await night({ key });
  writeFileSync(picture(first, 4), "damaged");
  app.clock.forward(day);
  await night({ key });
  expect(statSync(picture(second, 3)).ino).toBe(statSync(picture(first, 3)).ino);
  expect(statSync(picture(second, 4)).size).toBeGreaterThan(20_000);
  const before = await site.read();
  await restoreBackup(join(folder, second), { ...site.target, key }, new Date());
  expect(await site.read()).toEqual(before);
  // With another key nothing can be shared, and the former copies stay.
  app.clock.forward(day);
  await night({ key: `${key}, once more` });
  expect(copies()).toEqual([first, second, "nightly-2030-06-03-06-30-00Z"]);
});

test("what a killed process left half made or half removed goes", async () => {
  for (const left of ["nightly-2030-05-01-00-00-00Z.unfinished", "nightly-2030-05-01-00-00-00Z.removed"])
    mkdirSync(join(folder, left, "uploads"), { recursive: true });
  await night();
  expect(copies()).toEqual(["nightly-2030-06-01-06-30-00Z"]);
});

test("a night that fails is told to staff in words, and so is a copy that is too old", async () => {
  await night();
  app.clock.forward(1.4 * day);
  expect(await last()).toMatchObject({ isLate: false });
  app.clock.forward(0.2 * day);
  expect(await last()).toMatchObject({ isLate: true, failure: "" });
  writeFileSync(join(folder, "..", "file"), "");
  await night({ folder: join(folder, "..", "file", "copies") });
  expect(await last()).toMatchObject({
    isLate: true,
    failure: expect.stringMatching(/^BACKUP_DIR\S* is in a file, not in a folder/),
  });
  expect(await last(services({ folder: undefined }))).toMatchObject({ isScheduled: false, isLate: false });
});

test("a stop ends it soon and leaves nothing half made", async () => {
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  await expect(nightlyBackup.run(services(), stop.signal)).rejects.toThrow("stopped");
  expect(copies()).toEqual([]);
});
