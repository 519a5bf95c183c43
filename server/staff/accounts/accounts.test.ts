import { expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import type { Account, StaffSession } from "#contract/staff.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";

const app = appOfTest();
const asha = staffOfTest(app);

const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };
const newPassword = "chinar-leaves-fall";

async function add(account: object, role = "staff"): Promise<number> {
  const { status, data } = await asha("POST", "Staff", { ...account, role });
  expect(status).toBe(201);
  return (data as { id: number }).id;
}

async function statusOf(by: typeof asha): Promise<number> {
  return (await by("GET", "auth/session")).status;
}

test("staff who are not the owner do the daily work, and every owner's call answers them 403", async () => {
  await add(bilal);
  const staff = await app.signIn(bilal);
  expect((await staff("GET", "Booking")).status).toBe(200);
  const owners = Object.values(endpoints)
    .flatMap((feature): Endpoint[] => Object.values(feature))
    .filter((row) => row.access === "owner");
  expect(owners.map((row) => row.path)).toContain("Staff/{id}/Password");
  for (const row of owners) {
    const { status, message } = await staff(
      row.method,
      row.path.replace("{id}", "1").replace("{name}", "team"),
      row.body && {},
    );
    expect([row.path, status, message]).toEqual([row.path, 403, "You may not do this"]);
  }
});

test("an account needs a name of its own and a password worth the word", async () => {
  await add(bilal);
  const short = await asha("POST", "Staff", { username: "a b", password: "short", role: "guest" });
  expect([short.status, short.errors]).toEqual([
    400,
    {
      username: "Use letters, digits, dots and hyphens, without blanks",
      password: "Use at least 10 characters",
      role: "Choose Owner or Staff",
    },
  ]);
  const taken = await asha("POST", "Staff", { ...bilal, username: "Bilal", role: "staff" });
  expect(taken.errors).toEqual({ username: "Somebody has this username already" });
  const listed = (await asha("GET", "Staff")).data as Account[];
  expect(listed.map(({ username, role }) => [username, role])).toEqual([
    ["bilal", "staff"],
    ["asha", "owner"],
  ]);
  expect(JSON.stringify(listed)).not.toContain("argon2");
});

test("a disabled account is signed out, cannot sign in, and learns no reason; enabled, it can again", async () => {
  const id = await add(bilal);
  const staff = await app.signIn(bilal);
  await asha("PUT", `Staff/${id}`, { isDisabled: true });
  expect(await statusOf(staff)).toBe(401);
  const refused = await app.call("POST", "auth/login", bilal);
  expect([refused.status, refused.message]).toEqual([401, "*Invalid Login Attempt"]);
  await asha("PUT", `Staff/${id}`, { isDisabled: false });
  expect(await statusOf(await app.signIn(bilal))).toBe(200);
});

test("the last owner who can sign in is neither disabled nor demoted", async () => {
  for (const change of [{ isDisabled: true }, { role: "staff" }]) {
    const { status, message } = await asha("PUT", "Staff/1", change);
    expect([status, message]).toEqual([409, "The company needs one owner who can sign in"]);
  }
  const second = await add(bilal, "owner");
  const other = await app.signIn(bilal);
  const changes = await Promise.all([
    asha("PUT", `Staff/${second}`, { role: "staff" }),
    other("PUT", "Staff/1", { role: "staff" }),
  ]);
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
  const { executor } = app.services.db;
  const owners = await executor.selectFrom("staff").select("id").where("role", "=", "owner").execute();
  expect(owners).toHaveLength(1);
});

test("a reset password ends that account's sessions; one's own is changed elsewhere", async () => {
  const id = await add(bilal);
  const staff = await app.signIn(bilal);
  expect((await asha("PUT", `Staff/${id}/Password`, { password: newPassword })).status).toBe(200);
  expect(await statusOf(staff)).toBe(401);
  expect((await app.call("POST", "auth/login", bilal)).status).toBe(401);
  expect(await statusOf(await app.signIn({ ...bilal, password: newPassword }))).toBe(200);
  expect((await asha("PUT", "Staff/1/Password", { password: newPassword })).status).toBe(409);
  expect((await asha("PUT", "Staff/99/Password", { password: newPassword })).status).toBe(404);
});

test("one's own password needs the current one, and ends one's other sessions", async () => {
  const other = await app.signIn();
  const wrong = await asha("PUT", "Staff/OwnPassword", { currentPassword: "guess", password: newPassword });
  expect([wrong.status, wrong.errors]).toEqual([
    400,
    { currentPassword: "This is not your current password" },
  ]);
  expect(await statusOf(other)).toBe(200);
  const change = { currentPassword: owner.password, password: newPassword };
  expect((await asha("PUT", "Staff/OwnPassword", change)).status).toBe(200);
  expect([await statusOf(asha), await statusOf(other)]).toEqual([200, 401]);
  expect((await app.call("POST", "auth/login", owner)).status).toBe(401);
});

test("on an open screen the current password can be guessed ten times, no more", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const staff = await limited.signIn();
  const guess = { currentPassword: "guess", password: newPassword };
  for (let count = 0; count < 10; count += 1) await staff("PUT", "Staff/OwnPassword", guess);
  expect((await staff("PUT", "Staff/OwnPassword", guess)).status).toBe(429);
  await limited.stop();
});

test("a hundred guesses at once on an open screen: ten are checked", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const staff = await limited.signIn();
  const guess = { currentPassword: "guess", password: newPassword };
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => staff("PUT", "Staff/OwnPassword", guess)),
  );
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(90);
  await limited.stop();
});

test("one sees where one is signed in, and ends one session or all others; never another person's", async () => {
  await add(bilal);
  const bilals = await app.signIn(bilal);
  const phone = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
  const login = {
    method: "POST",
    body: JSON.stringify(owner),
    headers: { "content-type": "application/json", "user-agent": phone },
  };
  await app.app.request("http://test.example/api/auth/login", login, { address: "192.0.2.7" });
  const third = await app.signIn();

  const sessions = (await asha("GET", "Staff/Sessions")).data as StaffSession[];
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  const onPhone = sessions.find(({ device }) => device === "Firefox on Android");
  expect(onPhone?.address).toBe("192.0.2.7");
  expect((await bilals("DELETE", `Staff/Sessions?key=${onPhone?.key}`)).status).toBe(404);
  expect((await asha("DELETE", `Staff/Sessions?key=${onPhone?.key}`)).status).toBe(200);
  expect((await asha("GET", "Staff/Sessions")).data).toHaveLength(2);
  await asha("DELETE", "Staff/Sessions");
  expect([await statusOf(asha), await statusOf(third), await statusOf(bilals)]).toEqual([200, 401, 200]);
});
