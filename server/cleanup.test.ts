import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { cleanup } from "./cleanup.ts";

const day = 24 * 3_600_000;

const app = appOfTest();

const ago = (milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds).toISOString();

/** Rows that are over, and rows that are a moment from it. */
async function fill(): Promise<void> {
  const { executor } = app.services.db;
  const { id: staff_id } = await executor.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  const [device, address, result] = ["Firefox", "192.0.2.7", "signed in"] as const;
  const form = (form_hash: string, age: number) => ({ form_hash, reply: "null", created_at: ago(age) });
  const limit = (key: string, age: number) => ({ key, ends_at: ago(age), taken: 1, most: 5 });
  const session = (token_hash: string, age: number, unused: number) => ({
    token_hash,
    staff_id,
    created_at: ago(age),
    last_used_at: ago(unused),
  });
  const forms = [form("over", 7 * day + 1), form("kept", 7 * day)];
  const limits = [limit("over", 0), limit("kept", -1)];
  const sessions = [
    session("over: unused", 8 * day, 7 * day + 1),
    session("over: old", 30 * day + 1, 0),
    session("kept", 30 * day, 7 * day),
  ];
  const devices = [session("over", 500 * day, 400 * day + 1), session("kept", 500 * day, 400 * day)];
  const signIn = (age: number) => ({ at: ago(age), staff_id, result, device, address });
  await executor.insertInto("sent_forms").values(forms).execute();
  await executor.insertInto("limits").values(limits).execute();
  await executor.insertInto("sessions").values(sessions).execute();
  await executor.insertInto("known_devices").values(devices).execute();
  await executor
    .insertInto("sign_ins")
    .values([signIn(400 * day + 1), signIn(400 * day)])
    .execute();
}

/** What is left, by its table. */
async function left() {
  const { executor } = app.services.db;
  const [forms, limits, sessions, devices, signIns] = await Promise.all([
    executor.selectFrom("sent_forms").select("form_hash").execute(),
    executor.selectFrom("limits").select("key").execute(),
    executor.selectFrom("sessions").select("token_hash").orderBy("token_hash").execute(),
    executor.selectFrom("known_devices").select("token_hash").execute(),
    executor.selectFrom("sign_ins").select("at").orderBy("at").execute(),
  ]);
  return {
    forms: forms.map((row) => row.form_hash),
    limits: limits.map((row) => row.key),
    sessions: sessions.map((row) => row.token_hash),
    devices: devices.map((row) => row.token_hash),
    signIns: signIns.map((row) => row.at),
  };
}

const allKept = () => ({
  forms: ["kept"],
  limits: ["kept"],
  sessions: ["kept"],
  devices: ["kept"],
  signIns: [ago(400 * day)],
});

test("what is over is deleted, and nothing that is not", async () => {
  await fill();
  await cleanup.run(app.services, new AbortController().signal);
  expect(await left()).toEqual(allKept());
});
