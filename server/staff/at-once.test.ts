import { beforeEach, expect, test } from "vitest";
import { openBrowser } from "#test/support/browser-session.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { findStaffByName } from "./accounts/staff.queries.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { idOf } from "#test/support/factories.ts";

const app = appOfTest();
const asha = staffOfTest(app);
const bilal = { username: "bilal", password: "walnut-in-october" };
const newPassword = "saffron-before-snow";

let id: number;
beforeEach(async () => {
  id = await idOf(asha("POST", "Staff", { ...bilal, role: "staff" }));
});

async function signedIn() {
  const browser = openBrowser(app.call);
  expect((await browser("POST", "auth/login", bilal)).status).toBe(200);
  return browser;
}

const ends: [how: string, end: () => Promise<unknown>][] = [
  ["got a new password", () => asha("PUT", `Staff/${id}/Password`, { password: newPassword })],
  ["was disabled", () => asha("PUT", `Staff/${id}`, { isDisabled: true })],
];

test.each(ends)("a sign-in whose account %s before its session begins is refused", async (_, end) => {
  const { executor } = app.services.db;
  const read = await findStaffByName(executor, bilal.username);
  if (!read) throw new Error("there is no account");
  await end();
  const signIn = completeSignIn(app.services, { address: "192.0.2.7", userAgent: "" }, read, "wrong_login");
  await expect(signIn).rejects.toMatchObject({ code: "wrong_login" });
  expect(await executor.selectFrom("sessions").selectAll().where("staff_id", "=", id).execute()).toEqual([]);
  const devices = executor.selectFrom("known_devices").selectAll().where("staff_id", "=", id);
  expect(await devices.execute()).toEqual([]);
});

test("no session of the old password outlives the new one, whenever it was begun", async () => {
  let { password } = bilal;
  for (let round = 0; round < 10; round += 1) {
    const browser = openBrowser(app.call);
    const next = `${newPassword}-of-${round}`;
    const signIn = browser("POST", "auth/login", { ...bilal, password });
    await Promise.all([signIn, asha("PUT", `Staff/${id}/Password`, { password: next })]);
    expect((await browser("GET", "auth/session")).status).toBe(401);
    password = next;
  }
});

test("a confirmation sent twice at once leaves its browser signed in", async () => {
  const browser = await signedIn();
  const confirm = () => browser("POST", "auth/confirm", { password: bilal.password });
  const replies = await Promise.all([confirm(), confirm()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await browser("GET", "auth/session")).status).toBe(200);
});

test("a new password sent twice at once is changed once, and leaves its browser signed in", async () => {
  const browser = await signedIn();
  const form = { currentPassword: bilal.password, password: newPassword };
  const change = () => browser("PUT", "Staff/OwnPassword", form);
  const replies = await Promise.all([change(), change()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await browser("GET", "auth/session")).status).toBe(200);
});
