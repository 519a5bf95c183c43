import { expect, test } from "vitest";
import { pino } from "pino";
import type { SecondFactorStatus } from "#contract/second-factor.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { codeOf, setUpApp } from "#test/support/second-factor.ts";

const app = appOfTest();
const asha = staffOfTest(app);

const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };
const confirmation = owner.password;
const hour = 3600;

async function status() {
  return (await asha("GET", "Staff/SecondFactor")).data as SecondFactorStatus;
}

async function isAdvised(by = asha) {
  return ((await by("GET", "Staff/SecondFactor/Advice")).data as { isDue: boolean }).isDue;
}

test("an app is on only when it has shown a code; nobody is locked out half-way", async () => {
  await asha("POST", "Staff/SecondFactor/App");
  const wrong = await asha("PUT", "Staff/SecondFactor/App", { code: "000000" });
  expect([wrong.status, wrong.errors]).toEqual([
    400,
    { code: "This is not the code that the app shows now" },
  ]);
  expect((await app.call("POST", "auth/login", owner)).status).toBe(200);
  const begun = (await asha("GET", "Staff/SecondFactor/App")).data as { secret: string; address: string };
  expect(begun.address).toContain(`secret=${begun.secret}`);
  app.clock.forward(15 * 60 + 1);
  const late = await asha("PUT", "Staff/SecondFactor/App", { code: codeOf(begun.secret, app.clock) });
  expect([late.status, late.message]).toEqual([404, "Setting the app up took too long. Please start again"]);
});

test("once it is on, its secret is shown no more, and setting another up is refused", async () => {
  const { recoveryCodes } = await setUpApp(app.clock, asha);
  expect(await status()).toMatchObject({ recoveryCodesLeft: 10, appSince: expect.any(String) });
  expect(recoveryCodes).toHaveLength(10);
  expect((await asha("GET", "Staff/SecondFactor/App")).status).toBe(404);
  expect((await asha("POST", "Staff/SecondFactor/App")).status).toBe(409);
});

test("adding asks for the password when one signed in some time ago", async () => {
  app.clock.forward(10 * 60 + 1);
  for (const path of ["Staff/SecondFactor/App", "Staff/Passkeys/Options"])
    expect((await asha("POST", path)).headers.get("needs-confirmation")).toBe("password");
  await asha("POST", "auth/confirm", { password: owner.password });
  expect((await asha("POST", "Staff/SecondFactor/App")).status).toBe(200);
});

test("turning off and new recovery codes ask for the password or a code, however recent the sign-in", async () => {
  const { secret, recoveryCodes } = await setUpApp(app.clock, asha);
  const [first = ""] = recoveryCodes;
  for (const path of ["Staff/SecondFactor/App/Remove", "Staff/SecondFactor/RecoveryCodes"]) {
    const { status, errors } = await asha("POST", path, { confirmation: "guess" });
    expect([status, errors]).toEqual([
      400,
      { confirmation: "This is neither your password nor a valid code" },
    ]);
    expect((await asha("POST", path, {})).status).toBe(400);
  }
  const renewed = await asha("POST", "Staff/SecondFactor/RecoveryCodes", {
    confirmation: codeOf(secret, app.clock),
  });
  const { recoveryCodes: newCodes } = renewed.data as { recoveryCodes: string[] };
  expect(newCodes).toHaveLength(10);
  expect((await app.call("POST", "auth/login", { ...owner, code: first })).status).toBe(401);
  expect((await app.call("POST", "auth/login", { ...owner, code: newCodes[0] })).status).toBe(200);
  expect((await asha("POST", "Staff/SecondFactor/App/Remove", { confirmation })).status).toBe(200);
  expect(await status()).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
  expect((await app.call("POST", "auth/login", owner)).status).toBe(200);
  expect((await asha("POST", "Staff/SecondFactor/App/Remove", { confirmation })).status).toBe(404);
  expect((await asha("POST", "Staff/SecondFactor/RecoveryCodes", { confirmation })).status).toBe(409);
});

test("on an open screen the confirmation can be guessed ten times, no more", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const staff = await limited.signIn();
  const guess = { confirmation: "guess" };
  for (let count = 0; count < 10; count += 1) await staff("POST", "Staff/SecondFactor/App/Remove", guess);
  const { status } = await staff("POST", "Staff/SecondFactor/App/Remove", { confirmation });
  expect(status).toBe(429);
  await limited.stop();
});

test("an owner takes a colleague's lost second factor away: noted, and their sessions end", async () => {
  const { id } = (await asha("POST", "Staff", { ...bilal, role: "staff" })).data as { id: number };
  const colleague = await app.signIn(bilal);
  await setUpApp(app.clock, colleague);
  const listed = (await asha("GET", "Staff")).data as { username: string; hasSecondFactor: boolean }[];
  expect(listed.map(({ username, hasSecondFactor }) => [username, hasSecondFactor])).toEqual([
    ["bilal", true],
    ["asha", false],
  ]);
  expect((await colleague("DELETE", `Staff/${id}/SecondFactor`)).status).toBe(403);
  expect((await asha("DELETE", "Staff/1/SecondFactor")).status).toBe(409);
  expect((await asha("DELETE", `Staff/${id}/SecondFactor`)).status).toBe(200);
  expect((await colleague("GET", "auth/session")).status).toBe(401);
  expect((await app.call("POST", "auth/login", bilal)).status).toBe(200);
  const [latest] = (await asha("GET", "ChangeLog")).data as object[];
  expect(latest).toMatchObject({ by: "asha", action: "removed the second factor", title: "bilal" });
});

test("owners are recommended one after their first hour, until they have it or decline; staff never", async () => {
  await asha("POST", "Staff", { ...bilal, role: "staff" });
  await asha("POST", "Staff", { username: "sana", password: bilal.password, role: "owner" });
  const [staff, sana] = [await app.signIn(bilal), await app.signIn({ ...bilal, username: "sana" })];
  app.clock.forward(hour - 1);
  expect(await isAdvised()).toBe(false);
  app.clock.forward(1);
  expect([await isAdvised(), await isAdvised(sana), await isAdvised(staff)]).toEqual([true, true, false]);
  await asha("POST", "Staff/SecondFactor/Advice");
  expect([await isAdvised(), await isAdvised(sana)]).toEqual([false, true]);
  await sana("POST", "auth/confirm", { password: bilal.password });
  const secret = (await sana("POST", "Staff/SecondFactor/App")).data;
  const code = codeOf((secret as { secret: string }).secret, app.clock);
  await sana("PUT", "Staff/SecondFactor/App", { code });
  expect(await isAdvised(sana)).toBe(false);
});

test("the security log tells of factors, codes and wrong ones, and holds none of them", async () => {
  const lines: string[] = [];
  app.services.log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const { secret, recoveryCodes } = await setUpApp(app.clock, asha);
  const [first = ""] = recoveryCodes;
  await app.call("POST", "auth/login", { ...owner, code: "000000" });
  await app.call("POST", "auth/login", { ...owner, code: first });
  await asha("POST", "Staff/SecondFactor/App/Remove", { confirmation });
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = ["second_factor_added", "sign_in_failed", "recovery_code_used", "second_factor_removed"];
  expect(events.map(({ event }) => event).filter((event) => own.includes(String(event)))).toEqual(own);
  const used = events.find(({ event }) => event === "recovery_code_used");
  expect(used).toMatchObject({ staffId: 1, left: 9, requestId: expect.any(String) });
  for (const kept of [secret, first, first.replaceAll("-", ""), owner.password, "000000"])
    expect(lines.join("")).not.toContain(kept);
});
