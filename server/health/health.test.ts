import { expect, test } from "vitest";
import type { HealthCheck } from "#contract/health.ts";
import { bookingFormFor, addHotel } from "#test/support/factories.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import type { Services } from "../services.ts";
import { readHealth } from "./read-health.ts";

const hour = 3600;

const app = appOfTest();

/** How one part stands, with these services. */
async function check(name: string, change: Partial<Services> = {}): Promise<HealthCheck | undefined> {
  const checks = await readHealth({ ...app.services, ...change });
  return checks.find((one) => one.name === name);
}

const db = () => app.services.db.executor;
const mailer = { send: async () => {}, close: () => {} };

async function addJob(name: string, values: { succeeded_at?: string | null; failure?: string } = {}) {
  const now = app.clock.now().toISOString();
  const row = { name, started_at: now, held_until: "", finished_at: now, failure: "", detail: "{}" };
  await db()
    .insertInto("scheduled_jobs")
    .values({ ...row, succeeded_at: now, ...values })
    .execute();
}

test("it is the owner's to read, each part a line, the worst first", async () => {
  expect((await app.call("GET", "Health")).status).toBe(401);
  const owner = await app.signIn();
  const member = { username: "bilal", password: "saffron-and-snow" };
  await owner("POST", "Staff", { ...member, role: "staff" });
  const staff = await app.signIn(member);
  expect((await staff("GET", "Health")).status).toBe(403);
  await addJob("backup", { failure: "The disk is full" });
  const { data } = await owner("GET", "Health");
  const checks = data as HealthCheck[];
  expect(checks[0]).toMatchObject({ name: "backups", state: "bad" });
  expect(checks).toHaveLength(9);
  const order = checks.map(({ state }) => ["bad", "look", "good"].indexOf(state));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(checks.filter(({ state, advice }) => (state === "good") !== (advice === ""))).toEqual([]);
});

test("mail: not set up, away, waiting too long, failed, well", async () => {
  const owner = await app.signIn();
  expect(await check("mail")).toMatchObject({ state: "look", says: expect.stringMatching(/No mail server/) });
  expect(await check("mail", { mailer })).toMatchObject({
    state: "good",
    says: expect.stringMatching(/^No email was sent yet; 0/),
  });
  const fault = async () => "ECONNREFUSED";
  expect(await check("mail", { mailer: { ...mailer, fault } })).toMatchObject({ state: "bad" });
  await app.call("POST", "Booking", bookingFormFor(await addHotel(owner)));
  await db().updateTable("outbox").set({ status: "Waiting" }).execute();
  expect(await check("mail", { mailer })).toMatchObject({ state: "good" });
  app.clock.forward(3 * hour);
  expect(await check("mail", { mailer })).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/oldest waits/),
  });
  const sent_at = app.clock.now().toISOString();
  await db().updateTable("outbox").set({ status: "Sent", sent_at }).execute();
  app.clock.forward(600);
  expect(await check("mail", { mailer })).toMatchObject({
    state: "good",
    says: expect.stringMatching(/went out 10 minutes ago/),
  });
  await db().updateTable("outbox").set({ status: "Failed" }).where("audience", "=", "guest").execute();
  expect(await check("mail", { mailer })).toMatchObject({
    state: "look",
    says: expect.stringMatching(/1 could not be/),
  });
});

test("backups: none, failed, fresh, late, far too late", async () => {
  expect(await check("backups")).toMatchObject({ state: "look" });
  expect(await check("backups", { isDemo: false })).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/No backup is set up/),
  });
  const keep = { days: 7, weeks: 4, months: 0 };
  const backups = { folder: "copies", keep, dataDir: "data" };
  expect(await check("backups", { backups })).toMatchObject({
    state: "look",
    says: "No backup was made yet; the first is made tonight.",
  });
  await addJob("backup");
  expect(await check("backups")).toMatchObject({ state: "good", says: "The last backup was made just now." });
  app.clock.forward(37 * hour);
  expect(await check("backups")).toMatchObject({
    state: "look",
    says: expect.stringMatching(/37 hours ago/),
  });
  app.clock.forward(36 * hour);
  expect(await check("backups")).toMatchObject({ state: "bad", says: expect.stringMatching(/3 days ago/) });
});

test("pictures: failed conversions, a file that is gone, a store that is away", async () => {
  const picture = {
    created_at: app.clock.now().toISOString(),
    ...({ module: "gallery", owner_id: 0, position: 9, title: "Dal", format: "jpeg", path: "x" } as const),
    width: 640,
    height: 480,
    placeholder: "",
    band: "",
    hash: "a".repeat(24),
  };
  const rows = (["failed", "queued"] as const).map((state, position) => ({ ...picture, position, state }));
  await db().insertInto("pictures").values(rows).execute();
  expect(await check("pictures")).toMatchObject({
    state: "look",
    says: expect.stringMatching(/^1 picture being .* 1 picture could not/),
  });
  await db()
    .insertInto("pictures")
    .values({ ...picture, state: "ready", widths: "[320,640]" })
    .execute();
  expect(await check("pictures")).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/^1 of the latest/),
  });
  const fault = () => Promise.resolve("away");
  const pictures = { ...app.services.pictures, store: { ...app.store, fault } };
  expect(await check("pictures", { pictures })).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/does not answer/),
  });
});

test("work by the clock: none yet, failed in words, stopped", async () => {
  expect(await check("scheduled")).toMatchObject({ state: "look" });
  await addJob("cleanup");
  expect(await check("scheduled")).toMatchObject({
    state: "good",
    says: expect.stringMatching(/just now \(cleanup\)/),
  });
  app.clock.forward(4 * hour);
  expect(await check("scheduled")).toMatchObject({
    state: "look",
    says: expect.stringMatching(/4 hours ago/),
  });
  await addJob("purge", { failure: "no such column" });
  expect(await check("scheduled")).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/purge: no such column/),
  });
});

test("the public address: unknown, unencrypted, encrypted, this machine", async () => {
  const stateAt = async (publicUrl?: string) => (await check("address", { publicUrl }))?.state;
  expect(await stateAt()).toBe("look");
  expect(await stateAt("http://tours.example")).toBe("bad");
  expect(await stateAt("https://tours.example")).toBe("good");
  expect(await stateAt("http://127.0.0.1:3000")).toBe("good");
});

test("database, space, sign-in and version say how they stand", async () => {
  const engine = app.services.db.engine === "sqlite" ? /SQLite/ : /^PostgreSQL, .* MB; no replica/;
  expect(await check("database")).toMatchObject({ state: "good", says: expect.stringMatching(engine) });
  expect(await check("space", { dataDir: undefined })).toMatchObject({ state: "good" });
  expect(await check("sign-in")).toMatchObject({ state: "look", says: expect.stringMatching(/: asha\.$/) });
  expect(await check("version")).toMatchObject({
    state: "good",
    says: expect.stringMatching(/^Version \d+\.\d+\.\d+ on Node/),
  });
});

test("a part that cannot be looked at, or never answers, is said and holds nothing up", async () => {
  const throws = { name: "one", title: "One", look: () => Promise.reject(new Error("no")) };
  const hangs = { name: "two", title: "Two", look: () => new Promise<never>(() => {}) };
  const checks = await readHealth(app.services, [throws, hangs], 20);
  expect(checks.map(({ name, state }) => [name, state])).toEqual([
    ["one", "look"],
    ["two", "look"],
  ]);
});

test("who takes a cached answer waits for nothing that was looked at before, and sees what changed a minute later", async () => {
  let asked = 0;
  let answer = Promise.resolve<string | undefined>(undefined);
  const slow = { ...mailer, fault: () => ((asked += 1), answer) };
  const services = { ...app.services, mailer: slow };
  const mailAt = async (moment: number) =>
    (await services.health.usual(() => readHealth(services), moment)).find(({ name }) => name === "mail")
      ?.state;
  expect([await mailAt(0), await mailAt(59_000), asked]).toEqual(["good", "good", 1]);
  answer = Promise.resolve("ECONNREFUSED");
  expect(await mailAt(61_000)).toBe("good");
  expect([await mailAt(62_000), asked]).toEqual(["bad", 2]);
  answer = Promise.resolve(undefined);
  expect([await mailAt(800_000), asked]).toEqual(["good", 3]);
});
