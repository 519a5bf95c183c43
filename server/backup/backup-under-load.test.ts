import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ChildServer, startChildServer } from "#test/support/child-server.ts";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { owner } from "#test/support/owner.ts";
import { openDiskStore } from "../pictures/store/disk-store.ts";
import { makeBackup } from "./copy/make-backup.ts";
import { readManifest } from "./format/manifest.ts";
import { restoreBackup } from "./restore/restore-backup.ts";

const guests = 6;
const copies = 3;

let folder: string;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let elsewhere: CopiedSite;
const servers: ChildServer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-busy-"));
  [fresh, elsewhere] = await Promise.all([freshDatabase(inject("template")), openCopiedSite("empty")]);
  await fresh.db.executor.destroy();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all([fresh.remove(), elsewhere.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

async function start(where: { dataDir: string; databaseUrl?: string }) {
  const server = await startChildServer(where);
  servers.push(server);
  const { headers, status } = await server.call("POST", "auth/login", owner);
  expect(status).toBe(200);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (method: string, path: string, body?: unknown) => server.call(method, path, body, { cookie });
}

test("copies of a busy site hold all that was acknowledged; restored elsewhere, the counts are equal and staff sign in", async () => {
  const dataDir = fresh.dataDir ?? join(folder, "data");
  const site = { dataDir, databaseUrl: fresh.databaseUrl, clock: { now: () => new Date() } };
  const store = openDiskStore(join(dataDir, "uploads"));
  const staff = await start(site);
  const hotelId = await addHotel(staff);
  const acknowledged: string[] = [];
  const enough = new AbortController();
  async function book(): Promise<void> {
    while (!enough.signal.aborted) {
      const reply = await staff("POST", "Booking", bookingFormFor(hotelId));
      acknowledged.push((reply.data as { reference: string }).reference);
      await store.put(
        `originals/${String(acknowledged.length).padStart(24, "0")}.jpg`,
        Buffer.from(reply.message),
      );
    }
  }
  const busy = Array.from({ length: guests }, book);
  const before: string[][] = [];
  for (let n = 0; n < copies; n += 1) {
    before.push([...acknowledged]);
    await makeBackup({ ...site, store }, join(folder, `copy ${n}`));
  }
  enough.abort();
  await Promise.all(busy);

  const last = join(folder, `copy ${copies - 1}`);
  await restoreBackup(last, elsewhere.target, new Date());
  const { tables } = await readManifest(last);
  const restored = await elsewhere.read();
  for (const [table, rows] of restored.tables) expect([table, rows.length]).toEqual([table, tables[table]]);
  const references = restored.tables.get("bookings")?.map((row) => row["reference"]);
  expect(references).toEqual(expect.arrayContaining(before.at(-1) ?? []));
  expect(before.at(-1)?.length).toBeGreaterThan(0);
  const again = await start(elsewhere);
  expect((await again("GET", "Booking?limit=1&page=1")).pageInfo?.totalRecords).toBe(tables["bookings"]);
});
