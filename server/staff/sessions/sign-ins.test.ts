import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Notification } from "#contract/outbox.ts";
import type { SignIn } from "#contract/sign-ins.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { AppError } from "../../errors.ts";
import { noteRefused } from "./note-sign-in.ts";
import { tidySignIns } from "./tidy-sign-ins.ts";
import { idOf } from "#test/support/factories.ts";

const app = appOfTest({ rateLimit: true });
const asha = staffOfTest(app);

const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };
const phone = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const day = 86_400;
const madeUp = {
  address: "192.0.2.9",
  userAgent: phone,
  requestId: undefined,
  sessionToken: undefined,
  deviceToken: undefined,
};

async function login(account: object, address: string, cookie = "") {
  const headers = { "content-type": "application/json", "user-agent": phone, cookie };
  const init = { method: "POST", body: JSON.stringify(account), headers };
  return app.app.request("http://test.example/api/auth/login", init, { address });
}

async function signIns(query = ""): Promise<SignIn[]> {
  return (await asha("GET", `Staff/SignIns?${query}`)).data as SignIn[];
}

async function emails(): Promise<string[]> {
  const all = (await asha("GET", "Notification?limit=100")).data as Notification[];
  return all.filter(({ kind }) => kind === "security").map(({ subject }) => subject);
}

async function add(account: object, role = "staff"): Promise<number> {
  return idOf(asha("POST", "Staff", { ...account, role }));
}

test("the owner sees who signed in, who tried, from where and with what", async () => {
  await login(owner, "192.0.2.7");
  await login({ ...owner, password: "guess" }, "192.0.2.8");
  await login({ username: "my-password-in-the-wrong-field", password: "guess" }, "192.0.2.9");
  const told = (await signIns()).map(({ who, result, device, address }) => [who, result, device, address]);
  expect(told).toEqual([
    [null, "wrong", "Firefox on Android", "192.0.2.9"],
    ["asha", "wrong", "Firefox on Android", "192.0.2.8"],
    ["asha", "new device", "Firefox on Android", "192.0.2.7"],
    ["asha", "signed in", "Unknown device", "unknown"],
  ]);
  expect((await signIns("result=wrong")).length).toBe(2);
  expect((await signIns("search=192.0.2.8")).map(({ result }) => result)).toEqual(["wrong"]);
  const stored = JSON.stringify(await app.services.db.executor.selectFrom("sign_ins").selectAll().execute());
  expect(stored).not.toContain("wrong-field");
});

test("a lock-out is noted once a quarter of an hour and told by email once an hour, however often it is tried", async () => {
  for (let count = 0; count < 10; count += 1) await login({ ...owner, password: "guess" }, "192.0.2.8");
  await Promise.all(Array.from({ length: 30 }, () => login(owner, "192.0.2.8")));
  expect((await signIns("result=locked")).map(({ who }) => who)).toEqual(["asha"]);
  expect(await emails()).toEqual(["Too many wrong passwords: asha"]);
  app.clock.forward(3600);
  for (let count = 0; count < 12; count += 1) await login({ ...owner, password: "guess" }, "192.0.2.8");
  expect(await emails()).toHaveLength(2);
});

test("neither another account's lock-out nor thousands of made-up names hide that of an account", async () => {
  await add(bilal);
  const lockOut = async (account: object, address: string) => {
    for (let count = 0; count < 11; count += 1) await login({ ...account, password: "guess" }, address);
  };
  await lockOut(bilal, "192.0.2.8");
  for (let count = 0; count < 11_000; count += 1)
    await noteRefused(app.services, madeUp, `name ${count}`, new AppError("too_many"));
  await lockOut(owner, "192.0.2.10");
  expect((await signIns("result=locked")).map(({ who }) => who)).toEqual(["asha", null, "bilal"]);
  expect(await emails()).toEqual(["Too many wrong passwords: asha", "Too many wrong passwords: bilal"]);
});

test("a sign-in from a new browser is told by email, one an hour; a known browser is not", async () => {
  const first = await login(owner, "192.0.2.7");
  const device = first.headers.getSetCookie().find((line) => line.startsWith("device=")) ?? "";
  await login(owner, "192.0.2.7", device.split(";")[0]);
  await login(owner, "192.0.2.7");
  expect(await emails()).toEqual(["Signed in on a new device: asha"]);
  app.clock.forward(3600);
  await login(owner, "192.0.2.7", device.split(";")[0]);
  expect(await emails()).toHaveLength(1);
});

test("owners get an email of a new owner, a new password and changed payment details; other staff do not see them", async () => {
  const id = await add(bilal);
  expect(await emails()).toEqual([]);
  await asha("PUT", `Staff/${id}`, { role: "owner" });
  await asha("PUT", `Staff/${id}`, { role: "owner" });
  await asha("PUT", `Staff/${id}/Password`, { password: "saffron-at-pampore" });
  await asha("PUT", "Settings/Payment", { ...companyDefaults.payment, firstUpiId: "willow@upi.example" });
  await add({ username: "farah", password: "noon-chai-at-dawn" }, "owner");
  expect(await emails()).toEqual([
    "A new owner: farah",
    "Payment details changed",
    "New password: bilal",
    "A new owner: bilal",
  ]);
  const stored = JSON.stringify(await app.services.db.executor.selectFrom("outbox").selectAll().execute());
  for (const secret of ["saffron-at", "noon-chai", "kahwa", "argon2"]) expect(stored).not.toContain(secret);
  await add({ username: "imran", password: "shikara-at-the-ghat" });
  const imran = await app.signIn({ username: "imran", password: "shikara-at-the-ghat" });
  expect((await imran("GET", "Notification")).data).toEqual([]);
  expect((await imran("GET", "Notification/byId?Id=1")).status).toBe(404);
  expect((await imran("PUT", "Notification/1")).status).toBe(404);
});

test("a person has twenty known browsers at most, and what is old is forgotten", async () => {
  const { executor } = app.services.db;
  const devices = async () =>
    (await executor.selectFrom("known_devices").select("token_hash").execute()).length;
  for (let count = 0; count < 25; count += 1) {
    app.clock.forward(60);
    await login(owner, `192.0.2.${count}`);
  }
  expect(await devices()).toBe(20);
  app.clock.forward(400 * day - 600);
  await tidySignIns(app.services);
  expect(await devices()).toBe(11);
  app.clock.forward(day);
  await tidySignIns(app.services);
  expect(await devices()).toBe(0);
  for (const table of ["sign_ins", "sessions"] as const)
    expect(await executor.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("tries of strangers, however many, push no sign-in out of what is kept", async () => {
  const { executor } = app.services.db;
  await login(owner, "192.0.2.7");
  const signedIn = await signIns("result=new+device");
  const at = app.clock.now().toISOString();
  const tries = Array.from({ length: 500 }, () => ({
    at,
    result: "wrong" as const,
    device: "",
    address: "",
  }));
  for (let count = 0; count < 50; count += 1) await executor.insertInto("sign_ins").values(tries).execute();
  await tidySignIns(app.services);
  expect(await signIns("result=new+device")).toEqual(signedIn);
  const kept = executor.selectFrom("sign_ins").select("id").where("result", "=", "wrong");
  expect(await kept.execute()).toHaveLength(20_000);
});
