import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { makeBackup } from "./copy/make-backup.ts";
import { readManifest } from "./format/manifest.ts";
import { restoreBackup } from "./restore/restore-backup.ts";

const key = "walnut and willow beside the quiet water";
let folder: string;
let site: CopiedSite;
let elsewhere: CopiedSite;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-copies-"));
  [site, elsewhere] = await Promise.all([openCopiedSite("filled"), openCopiedSite("empty")]);
});
afterEach(async () => {
  await Promise.all([site.remove(), elsewhere.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );

test.each([undefined, key])(
  "a copy restored elsewhere has the same rows and pictures (key: %s)",
  async (secret) => {
    const copy = join(folder, "copy");
    await makeBackup({ ...site.site, key: secret }, copy);
    const manifest = await readManifest(copy, secret);
    expect(manifest.tables).toMatchObject({ bookings: 3, hotels: 3, outbox: 3 });
    expect(manifest.files).toHaveLength(31);
    const restored = await restoreBackup(copy, { ...elsewhere.target, key: secret }, new Date());
    expect(restored).toEqual({ takenAt: manifest.takenAt });
    expect(await elsewhere.read()).toEqual(await site.read());
    expect(readdirSync(elsewhere.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  },
);

test("copies are for this user alone, and an encrypted one shows nothing", async () => {
  const copy = join(folder, "copies", "copy");
  await makeBackup({ ...site.site, key }, copy);
  for (const path of [copy, ...filesIn(copy)]) {
    const { mode } = statSync(path);
    expect([path, mode & 0o077]).toEqual([path, 0]);
  }
});

test("what was there before is kept, and can be put back", async () => {
  const first = await site.read();
  await makeBackup(site.site, join(folder, "first"));
  const db = site.open();
  await db.executor.deleteFrom("payments").execute();
  await db.executor.destroy();
  await site.store.put("pictures/ffffffffffffffffffffffff/320.webp", Buffer.from("new"));
  await site.store.remove("pictures/000000000000000000000003/320.webp");
  const second = await site.read();
  await makeBackup(site.site, join(folder, "second"));
  const restored = await restoreBackup(join(folder, "first"), site.target, new Date());
  expect(await site.read()).toEqual(first);
  expect(readdirSync(restored.pictures ?? "", { recursive: true })).toContain(
    join("pictures", "ffffffffffffffffffffffff", "320.webp"),
  );
  expect(restored.database).toMatch(/before.restore/);
  await restoreBackup(join(folder, "second"), site.target, new Date(Date.now() + 1000));
  expect(await site.read()).toEqual(second);
  // The schemas that were kept beside it are no part of the next copy.
  await makeBackup(site.site, join(folder, "third"));
  await restoreBackup(join(folder, "third"), elsewhere.target, new Date());
  expect(await elsewhere.read()).toEqual(second);
});
