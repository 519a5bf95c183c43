import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { createFirstAccount } from "./first-account.ts";

let dataDir: string;
const newPassword = "chinar-leaves-fall";

const app = appOfTest();

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "agency-first-"));
  await app.services.db.executor.deleteFrom("staff").execute();
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Services with this folder for their own files. */
function services() {
  return Object.assign(app.services, { dataDir });
}

test("a generated first password is in a file for this user alone, opens nothing but its change, and goes with it", async () => {
  const made = await createFirstAccount(services(), undefined);
  const file = join(dataDir, "first-password.txt");
  expect(made).toEqual({ username: expect.stringMatching(/^owner-[0-9a-z]{5}$/), file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [username = "", password = ""] = readFileSync(file, "utf8").split("\n");
  const admin = await app.signIn({ username, password });
  expect((await admin("GET", "auth/session")).data).toEqual({
    username,
    role: "owner",
    mustChangePassword: true,
  });
  for (const path of ["Booking", "Staff", "Notification"]) {
    const { status, message } = await admin("GET", path);
    expect([path, status, message]).toEqual([path, 403, "Choose a password of your own first"]);
  }
  const change = { currentPassword: password, password: newPassword };
  expect((await admin("PUT", "Staff/OwnPassword", change)).status).toBe(200);
  expect((await admin("GET", "Booking")).status).toBe(200);
  expect((await admin("GET", "auth/session")).data).toEqual({ username, role: "owner" });
  expect(existsSync(file)).toBe(false);
});

test("of two processes that start on an empty database one makes the account, and its password is the one left", async () => {
  const made = await Promise.all([1, 2].map(() => createFirstAccount(services(), undefined)));
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  const [username = "", password = ""] = readFileSync(join(dataDir, "first-password.txt"), "utf8").split(
    "\n",
  );
  expect((await app.call("POST", "auth/login", { username, password })).status).toBe(200);
});

test("a given first password is nobody's to change, and written nowhere", async () => {
  expect(await createFirstAccount(services(), { username: "asha", password: "password" })).toBeNull();
  const asha = await app.signIn({ username: "asha", password: "password" });
  expect((await asha("GET", "auth/session")).data).toEqual({ username: "asha", role: "owner" });
  expect(existsSync(join(dataDir, "first-password.txt"))).toBe(false);
});

test("a password that was handed over works, but its pages ask for one's own", async () => {
  await createFirstAccount(services(), { username: "asha", password: "walnut-and-willow" });
  const asha = await app.signIn();
  const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };
  const { data } = await asha("POST", "Staff", { ...bilal, role: "staff" });
  const staff = await app.signIn(bilal);
  const session = { username: "bilal", role: "staff" };
  expect((await staff("GET", "auth/session")).data).toEqual({ ...session, mustChangePassword: true });
  expect((await staff("GET", "Booking")).status).toBe(200);
  const change = { currentPassword: bilal.password, password: newPassword };
  await staff("PUT", "Staff/OwnPassword", change);
  expect((await staff("GET", "auth/session")).data).toEqual(session);
  const reset = "saffron-at-pampore";
  await asha("PUT", `Staff/${(data as { id: number }).id}/Password`, { password: reset });
  const signedIn = await app.call("POST", "auth/login", { ...bilal, password: reset });
  expect(signedIn.data).toEqual({ ...session, mustChangePassword: true });
});
