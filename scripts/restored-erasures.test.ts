import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "#server/backup/copy/make-backup.ts";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/app.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { erasePerson } from "#server/people/erase-person.ts";
import { repeatErasures } from "#server/people/erasures/repeat-erasures.ts";
import { findPersonData } from "#server/people/find-person.ts";
import { contactMatcher } from "#server/people/contact-matcher.ts";
import type { Services } from "#server/services.ts";
import { openLog } from "#server/watch/open-log.ts";
import { bookingFormFor, queryFormFor, reviewFormFor } from "#test/support/factories.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { columnsWith, filesWith } from "#test/support/traces.ts";

type Place = { env: Record<string, string>; remove: () => Promise<void> };

const email = "qzwxj.vale@example.com";
const phone = "9876501234";
const name = "Qzwxjvale Rehmani";
const traces = [email, phone, "qzwxjvale"];

let folder: string;
let copy: string;
const places: Place[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-erasures-"));
  copy = join(folder, "copies", "copy");
});
afterAll(async () => {
  await Promise.all(places.map((place) => place.remove()));
  rmSync(folder, { recursive: true, force: true });
});

/** An empty database of the engine under test, and a data folder: another machine. */
async function openPlace(): Promise<Place> {
  const { db, dataDir, databaseUrl = "", remove } = await freshDatabase();
  await db.executor.destroy();
  const own = dataDir ?? mkdtempSync(join(folder, "data-"));
  rmSync(join(own, "agency.sqlite"), { force: true });
  const place = { env: { DATA_DIR: own, DATABASE_URL: databaseUrl, PICTURES_URL: "", DEMO: "off" }, remove };
  places.push(place);
  return place;
}

/** The site as it starts, without anybody to serve. */
async function inSite<T>({ env }: Place, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices(
    readConfig({ ...env, BACKUP_DIR: join(folder, "copies") }),
    openLog("off"),
  );
  await repeatErasures(services);
  return work(services).finally(() => closeServices(services));
}

async function send(services: Services, path: string, form: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(form) };
  const reply = await createApp(services).request(`http://test.example/api/${path}`, init, {});
  expect([path, reply.status]).toEqual([path, 201]);
  return ((await reply.json()) as { data: { id: number } }).data.id;
}

function tryToRestore({ env }: Place, ...flags: string[]) {
  const variables = { ...process.env, ...env };
  return spawnSync(process.execPath, ["scripts/tasks/restore.ts", copy, ...flags], {
    env: variables,
    encoding: "utf8",
  });
}

function restore(place: Place, ...flags: string[]): string {
  const ended = tryToRestore(place, ...flags);
  expect([ended.status, ended.stderr]).toEqual([0, ""]);
  return ended.stdout;
}

/** What is left in a restored place of the one person, and that the others' records are as they were. */
async function expectForgotten(place: Place): Promise<void> {
  await inSite(place, async ({ db, dataDir = "" }) => {
    expect(await columnsWith(db, traces)).toEqual([]);
    const stays = await db.executor
      .selectFrom("bookings")
      .select(["customer_name", "status"])
      .orderBy("id")
      .execute();
    // Cancelled after the copy was made, and so to come again: it stays, without the guest.
    expect(stays).toEqual([
      { customer_name: "Erased guest", status: "Accepted" },
      { customer_name: "Meera Pillai", status: "" },
    ]);
    const asked = await db.executor.selectFrom("queries").select("message").execute();
    expect(asked.map(({ message }) => message)).toEqual(["My friend has [erased], call there"]);
    expect(await db.executor.selectFrom("reviews").select("customer_name").execute()).toEqual([
      { customer_name: "Imran Khan" },
    ]);
    if (db.engine === "sqlite")
      expect(filesWith(dataDir, traces).filter((file) => !file.includes("before-restore"))).toEqual([]);
  });
}

test("who was erased after a copy was made is not there again when it is restored, here and on another machine", async () => {
  const place = await openPlace();
  await inSite(place, async (services) => {
    const { db } = services;
    const words = { name: "Willow House", description: "", address: "", search_address: "" };
    const hotel = { ...words, pin_code: "190008", created_at: services.clock.now().toISOString() };
    await db.executor.insertInto("hotels").values(hotel).execute();
    const guest = { customerName: name, email, phoneNo: phone };
    const id = await send(services, "Booking", bookingFormFor(1, guest));
    await db.executor.updateTable("bookings").set({ status: "Accepted" }).where("id", "=", id).execute();
    await send(services, "Booking", bookingFormFor(1));
    const mention = `My friend has +91 98765-01234, call there`;
    await send(services, "CustomerFeedBack/Query", queryFormFor({ message: mention }));
    for (const customerName of [name, "Imran Khan"])
      await send(services, "CustomerFeedBack", reviewFormFor({ customerName }));
    const site = {
      dataDir: place.env["DATA_DIR"] ?? "",
      databaseUrl: place.env["DATABASE_URL"] || undefined,
    };
    await makeBackup({ ...site, store: services.pictures.store, clock: services.clock }, copy);
  });
  await inSite(place, async (services) => {
    await services.db.executor
      .updateTable("bookings")
      .set({ status: "Rejected" })
      .where("id", "=", 1)
      .execute();
    const { mark, possible } = await findPersonData(services, services.db.executor, contactMatcher(phone));
    const asked = { who: phone, mark, also: possible.map(({ kind, id }) => ({ kind, id })) };
    expect(await erasePerson(services, { username: "asha" }, asked)).toMatchObject({ deleted: 2 });
  });
  for (const where of [join(folder, "copies"), place.env["DATA_DIR"] ?? ""])
    expect(readFileSync(join(where, "erasures.jsonl"), "utf8")).toMatch(/^\n\{"id":"(?!.*(qzwxj|98765))/i);

  expect(restore(place)).toContain("People erased since then, and erased again: 1.");
  await expectForgotten(place);

  // Nothing is left of the first machine but its copies and their list, whose last line was never finished.
  appendFileSync(join(folder, "copies", "erasures.jsonl"), '{"id":"half');
  const other = await openPlace();
  expect(restore(other)).toContain("erased again: 1.");
  await expectForgotten(other);

  // A list that is damaged is not an empty one.
  const list = join(folder, "copies", "erasures.jsonl");
  const whole = readFileSync(list, "utf8");
  writeFileSync(list, whole.replaceAll('"id"', '"i\u0000"'));
  const third = await openPlace();
  const refused = tryToRestore(third);
  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain(`cannot be read: ${list} (line 2`);
  expect(refused.stderr).toContain("--erasures-lost");
  expect(existsSync(join(third.env["DATA_DIR"] ?? "", "agency.sqlite"))).toBe(false);
  expect(restore(third, "--erasures-lost")).toContain("Restored as it was");
  writeFileSync(list, whole);
  expect(restore(third)).toContain("erased again: 1.");
  await expectForgotten(third);
});
