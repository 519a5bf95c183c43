import { beforeEach, expect, test } from "vitest";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { openBrowser } from "#test/support/browser-session.ts";
import { codeOf, setUpApp } from "#test/support/second-factor.ts";

const app = appOfTest();
const asha = staffOfTest(app);
let secret: string;
let recoveryCodes: string[];

const needed = [401, "Enter the code from your app", { code: "Enter the code from your app" }];
const wrong = [401, "This code is wrong, or was used already"];
const ended = [401, "This sign-in took too long. Please start again"];

beforeEach(async () => {
  ({ secret, recoveryCodes } = await setUpApp(app.clock, asha));
});

const said = ({ status, message }: { status: number; message: string }) => [status, message];

/** A browser with a sign-in that waits for its second step. */
async function withPassword(at = app) {
  const browser = openBrowser(at.call);
  await browser("POST", "auth/login", owner);
  return browser;
}

test("without a second factor signing in is what it was: the same reply, the same two cookies", async () => {
  const plain = await startTestApp();
  const { headers, ...envelope } = await plain.call("POST", "auth/login", owner);
  expect(envelope).toEqual({
    status: 200,
    message: "Welcome back",
    data: { username: "asha", role: "owner" },
  });
  expect(headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(["session", "device"]);
  await plain.stop();
});

test("with an app the right password begins no session, but waits five minutes for a code", async () => {
  const { status, message, errors, data, headers } = await app.call("POST", "auth/login", owner);
  expect([status, message, errors]).toEqual(needed);
  expect(data).toBeNull();
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^second-step=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict$/),
  ]);
  const browser = await withPassword();
  expect((await browser("GET", "auth/session")).status).toBe(401);
  expect((await browser("GET", "auth/second-step")).data).toEqual({ hasApp: true, hasPasskey: false });
  const signedIn = await browser("POST", "auth/second-step", { code: codeOf(secret, app.clock) });
  expect(signedIn.data).toEqual({ username: "asha", role: "owner" });
  expect((await browser("GET", "auth/session")).status).toBe(200);
  expect(said(await browser("GET", "auth/second-step"))).toEqual(ended);
});

test("a client that sends the code along signs in at once; a wrong password says nothing of codes", async () => {
  const code = codeOf(secret, app.clock);
  const guess = await app.call("POST", "auth/login", { ...owner, password: "guess", code });
  expect(said(guess)).toEqual([401, "*Invalid Login Attempt"]);
  const off = await app.call("POST", "auth/login", { ...owner, code: "000000" });
  expect([...said(off), off.errors]).toEqual([...wrong, { code: wrong[1] }]);
  expect(off.headers.getSetCookie()).toEqual([]);
  expect((await app.call("POST", "auth/login", { ...owner, code })).status).toBe(200);
});

test("each code signs in once, also when it is sent twice at the same moment", async () => {
  const code = codeOf(secret, app.clock);
  const browsers = [await withPassword(), await withPassword(), await withPassword()];
  const replies = await Promise.all(browsers.map((browse) => browse("POST", "auth/second-step", { code })));
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401]);
  const earlier = codeOf(secret, app.clock, -1);
  expect(said(await app.call("POST", "auth/login", { ...owner, code: earlier }))).toEqual(wrong);
  app.clock.forward(30);
  const later = codeOf(secret, app.clock);
  expect((await app.call("POST", "auth/login", { ...owner, code: later })).status).toBe(200);
});

test("the code that set the app up does not sign in as well", async () => {
  const code = codeOf(secret, app.clock, -1);
  expect(said(await app.call("POST", "auth/login", { ...owner, code }))).toEqual(wrong);
});

test("a recovery code signs in once, as typed in any way, and what is left is told", async () => {
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
  const [first = "", second = ""] = recoveryCodes;
  const typed = first.toUpperCase().replaceAll("-", " ");
  const browsers = [await withPassword(), await withPassword()];
  const replies = await Promise.all(
    browsers.map((browse) => browse("POST", "auth/second-step", { code: typed })),
  );
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  expect(said(await app.call("POST", "auth/login", { ...owner, code: first }))).toEqual(wrong);
  expect((await asha("GET", "Staff/SecondFactor")).data).toMatchObject({ recoveryCodesLeft: 9 });
  const mixed = second.slice(0, -1) + (second.endsWith("2") ? "3" : "2");
  expect(said(await app.call("POST", "auth/login", { ...owner, code: mixed }))).toEqual(wrong);
});

test("the database holds no recovery code, nor with a key the app's secret", async () => {
  const { executor } = app.services.db;
  const codes = JSON.stringify(await executor.selectFrom("recovery_codes").selectAll().execute());
  expect(codes).toContain("$argon2id$");
  for (const code of recoveryCodes) expect(codes).not.toContain(code.replaceAll("-", ""));
  const keyed = await startTestApp();
  keyed.services.secretsKey = "a key of at least thirty-two characters";
  const sealed = await setUpApp(keyed.clock, await keyed.signIn());
  const rows = JSON.stringify(
    await keyed.services.db.executor.selectFrom("second_factors").selectAll().execute(),
  );
  expect(rows).not.toContain(sealed.secret);
  const code = codeOf(sealed.secret, keyed.clock);
  expect((await keyed.call("POST", "auth/login", { ...owner, code })).status).toBe(200);
  keyed.services.secretsKey = "another key of thirty-two characters";
  keyed.clock.forward(30);
  const next = codeOf(sealed.secret, keyed.clock);
  expect(said(await keyed.call("POST", "auth/login", { ...owner, code: next }))).toEqual(wrong);
  await keyed.stop();
});

test("with a new key the former one still opens, and the first code seals the secret with the new one", async () => {
  const keyed = await startTestApp();
  const { secret: told } = await setUpApp(keyed.clock, await keyed.signIn());
  const signInLater = async () => {
    keyed.clock.forward(30);
    const code = codeOf(told, keyed.clock);
    return (await keyed.call("POST", "auth/login", { ...owner, code })).status;
  };
  // The secret was stored without a key, then with a first and a second one.
  keyed.services.secretsKey = "a key of at least thirty-two characters";
  expect(await signInLater()).toBe(200);
  keyed.services.formerSecretsKey = keyed.services.secretsKey;
  keyed.services.secretsKey = "another key of thirty-two characters";
  expect(await signInLater()).toBe(200);
  keyed.services.formerSecretsKey = undefined;
  expect(await signInLater()).toBe(200);
  keyed.services.secretsKey = "a third key of thirty-two characters";
  expect(await signInLater()).toBe(401);
  await keyed.stop();
});

test("the second step ends after five minutes, with a new password, when disabled, or when it is given up", async () => {
  const late = await withPassword();
  app.clock.forward(301);
  expect(said(await late("POST", "auth/second-step", { code: codeOf(secret, app.clock) }))).toEqual(ended);

  const given = await withPassword();
  const cookie = `second-step=${given.cookies.get("second-step")}`;
  await given("DELETE", "auth/second-step");
  expect(given.cookies.has("second-step")).toBe(false);
  const code = codeOf(secret, app.clock);
  expect(said(await app.call("POST", "auth/second-step", { code }, { cookie }))).toEqual(ended);

  const changed = await withPassword();
  const change = { currentPassword: owner.password, password: "chinar-leaves-fall" };
  expect((await asha("PUT", "Staff/OwnPassword", change)).status).toBe(200);
  expect(said(await changed("POST", "auth/second-step", { code }))).toEqual(ended);

  const browser = openBrowser(app.call);
  await browser("POST", "auth/login", { ...owner, password: change.password });
  const { executor } = app.services.db;
  await executor.updateTable("staff").set({ disabled_at: "2030-06-01T06:40:00Z" }).execute();
  expect(said(await browser("POST", "auth/second-step", { code }))).toEqual(ended);
  expect(said(await app.call("POST", "auth/second-step", { code }))).toEqual(ended);
});

test("ten wrong codes, then a wait, which the right password does not end; a known browser has its own ten", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const home = openBrowser(limited.call);
  await home("POST", "auth/login", owner);
  const secretOf = (await setUpApp(limited.clock, home)).secret;
  const stranger = await withPassword(limited);
  for (let count = 0; count < 10; count += 1) {
    const guess = await stranger("POST", "auth/second-step", { code: "000000" });
    expect(said(guess)).toEqual(wrong);
    await stranger("POST", "auth/login", owner);
  }
  const code = codeOf(secretOf, limited.clock);
  expect((await stranger("POST", "auth/second-step", { code })).status).toBe(429);
  expect((await stranger("POST", "auth/login", { ...owner, code })).status).toBe(429);
  await home("POST", "auth/login", owner);
  expect((await home("POST", "auth/second-step", { code })).status).toBe(200);
  await limited.stop();
});
