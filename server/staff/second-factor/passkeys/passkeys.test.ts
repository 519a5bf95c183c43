import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { startTestApp } from "#test/support/app.ts";
import { owner } from "#test/support/owner.ts";
import { makeAuthenticator } from "#test/support/authenticator.ts";
import { openBrowser } from "#test/support/browser-session.ts";
import type { SecondFactorStatus } from "#contract/second-factor.ts";

const origin = "https://desk.example";
const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };

const app = appOfTest({ publicUrl: origin });

const said = ({ status, message }: { status: number; message: string }) => [status, message];
const refused = [401, "This passkey could not sign you in"];

type Browser = ReturnType<typeof openBrowser>;

async function signedIn(account = owner): Promise<Browser> {
  const browser = openBrowser(app.call);
  await browser("POST", "auth/login", account);
  return browser;
}

/** A device whose passkey was added in this browser. */
async function addDevice(browser: Browser, name = "My phone") {
  const device = makeAuthenticator(origin);
  const { data: options } = await browser("POST", "Staff/Passkeys/Options");
  const reply = await browser("POST", "Staff/Passkeys", { name, credential: device.create(options) });
  expect(said(reply)).toEqual([200, "Passkey added"]);
  return { device, ...(reply.data as { id: number; recoveryCodes: string[] | null }) };
}

async function optionsFor(browser: Browser) {
  return (await browser("POST", "auth/passkey/options")).data as Record<string, unknown>;
}

test("a passkey alone signs in: it finds itself, and has checked who holds it", async () => {
  const { device, recoveryCodes } = await addDevice(await signedIn());
  expect(recoveryCodes).toHaveLength(10);
  const browser = openBrowser(app.call);
  expect((await browser("GET", "auth/passkey")).data).toEqual({ isOffered: true });
  const options = await optionsFor(browser);
  expect(options).toMatchObject({ rpId: "desk.example", userVerification: "required" });
  expect(options["allowCredentials"]).toBeUndefined();
  const reply = await browser("POST", "auth/passkey", { credential: device.get(options) });
  expect([reply.status, reply.data]).toEqual([200, { username: "asha", role: "owner" }]);
  expect((await browser("GET", "auth/session")).status).toBe(200);
});

test("what a passkey is asked for tells nothing of the account, and demands that its holder is checked", async () => {
  const { data } = await (await signedIn())("POST", "Staff/Passkeys/Options");
  expect(data).toMatchObject({
    rp: { id: "desk.example", name: "Chinar & Oar" },
    user: { name: "asha", id: expect.stringMatching(/^[\w-]{43}$/) },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
});

test("after the password a passkey is the second step, and only that person's is asked for", async () => {
  const asha = await signedIn();
  const mine = await addDevice(asha);
  await asha("POST", "Staff", { ...bilal, role: "staff" });
  const other = await addDevice(await signedIn(bilal));
  const browser = openBrowser(app.call);
  const first = await browser("POST", "auth/login", owner);
  expect(said(first)).toEqual([401, "Use your passkey, or enter a recovery code"]);
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-second-step=.*; Secure$/)]);
  expect((await browser("GET", "auth/second-step")).data).toEqual({ hasApp: false, hasPasskey: true });
  const options = await optionsFor(browser);
  expect(options["allowCredentials"]).toHaveLength(1);
  const foreign = await browser("POST", "auth/passkey", { credential: other.device.get(options) });
  expect(said(foreign)).toEqual(refused);
  const credential = mine.device.get(await optionsFor(browser));
  expect((await browser("POST", "auth/passkey", { credential })).status).toBe(200);
  expect((await browser("GET", "auth/second-step")).status).toBe(401);
});

test("a recovery code stands in for the passkey, and the last passkey takes the codes with it", async () => {
  const asha = await signedIn();
  const { id, recoveryCodes } = await addDevice(asha);
  const code = recoveryCodes?.[0];
  expect((await app.call("POST", "auth/login", { ...owner, code })).status).toBe(200);
  const second = await addDevice(asha, "The desk's key");
  expect(second.recoveryCodes).toBeNull();
  const confirmation = owner.password;
  expect((await asha("POST", `Staff/Passkeys/${id}/Remove`, { confirmation: "guess" })).status).toBe(400);
  expect((await asha("POST", `Staff/Passkeys/${id}/Remove`, { confirmation })).status).toBe(200);
  const left = (await asha("GET", "Staff/SecondFactor")).data as SecondFactorStatus;
  expect(left.passkeys.map(({ name }) => name)).toEqual(["The desk's key"]);
  expect(left.recoveryCodesLeft).toBe(9);
  await asha("POST", `Staff/Passkeys/${second.id}/Remove`, { confirmation });
  expect((await asha("GET", "Staff/SecondFactor")).data).toMatchObject({
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  expect((await app.call("POST", "auth/login", owner)).status).toBe(200);
});

test("nobody removes another person's passkey", async () => {
  const asha = await signedIn();
  const { id } = await addDevice(asha);
  await asha("POST", "Staff", { ...bilal, role: "staff" });
  const other = await signedIn(bilal);
  const { status } = await other("POST", `Staff/Passkeys/${id}/Remove`, { confirmation: bilal.password });
  expect(status).toBe(404);
});

test("a challenge is good once, for five minutes, in its own browser and for its own purpose", async () => {
  const asha = await signedIn();
  const { device } = await addDevice(asha);
  const browser = openBrowser(app.call);
  const send = async (by: Browser, options: unknown) =>
    said(await by("POST", "auth/passkey", { credential: device.get(options) }));

  expect(await send(openBrowser(app.call), await optionsFor(browser))).toEqual(refused);
  const late = await optionsFor(browser);
  app.clock.forward(301);
  expect(await send(browser, late)).toEqual(refused);
  expect(await send(browser, { ...late, challenge: "bWFkZS11cA" })).toEqual(refused);
  const { data: adding } = await asha("POST", "Staff/Passkeys/Options");
  expect(await send(asha, { ...late, challenge: (adding as { challenge: string }).challenge })).toEqual(
    refused,
  );

  const options = await optionsFor(browser);
  const credential = device.get(options);
  const twice = await Promise.all([1, 2].map(() => browser("POST", "auth/passkey", { credential })));
  expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
});

test("another site's answer, one that nobody was checked for, an old count and a strange key are refused", async () => {
  const { device } = await addDevice(await signedIn());
  const browser = openBrowser(app.call);
  const bad = [
    { origin: "https://desk.example.evil.example" },
    { origin: "http://desk.example" },
    { isVerified: false },
    { counter: 1 },
  ];
  for (const manner of bad) {
    const credential = device.get(await optionsFor(browser), manner);
    expect([manner, ...said(await browser("POST", "auth/passkey", { credential }))]).toEqual([
      manner,
      ...refused,
    ]);
  }
  const strange = makeAuthenticator(origin);
  const real = device.get(await optionsFor(browser), { counter: 50 });
  const forged = strange.get(await optionsFor(browser), { counter: 51 });
  const mixed = { ...forged, id: real.id, rawId: real.id };
  mixed.response.userHandle = real.response.userHandle;
  expect(said(await browser("POST", "auth/passkey", { credential: mixed }))).toEqual(refused);
  const good = device.get(await optionsFor(browser), { counter: 52 });
  expect((await browser("POST", "auth/passkey", { credential: good })).status).toBe(200);
});

test("a passkey made elsewhere, unchecked or for somebody else's session is not added", async () => {
  const asha = await signedIn();
  await asha("POST", "Staff", { ...bilal, role: "staff" });
  const other = await signedIn(bilal);
  const ask = async (by: Browser) => (await by("POST", "Staff/Passkeys/Options")).data;
  const send = async (by: Browser, credential: unknown) =>
    (await by("POST", "Staff/Passkeys", { name: "Mine", credential })).status;
  const device = makeAuthenticator(origin);
  expect(await send(asha, device.create(await ask(asha), { origin: "https://evil.example" }))).toBe(400);
  expect(await send(asha, device.create(await ask(asha), { isVerified: false }))).toBe(400);
  expect(await send(other, device.create(await ask(asha)))).toBe(400);
  const made = device.create(await ask(asha));
  expect(await send(asha, made)).toBe(200);
  expect(await send(asha, made)).toBe(400);
  expect(await send(other, device.create(await ask(other)))).toBe(400);
});

test("a disabled account's passkey is refused like a wrong one", async () => {
  const asha = await signedIn();
  const { id } = (await asha("POST", "Staff", { ...bilal, role: "staff" })).data as { id: number };
  const { device } = await addDevice(await signedIn(bilal));
  await asha("PUT", `Staff/${id}`, { isDisabled: true });
  const browser = openBrowser(app.call);
  const credential = device.get(await optionsFor(browser));
  expect(said(await browser("POST", "auth/passkey", { credential }))).toEqual(refused);
});

test("ten refused passkeys from an address, then a wait", async () => {
  const limited = await startTestApp({ publicUrl: origin, rateLimit: true });
  const credential = {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
  };
  for (let count = 0; count < 10; count += 1)
    expect((await limited.call("POST", "auth/passkey", { credential })).status).toBe(401);
  expect((await limited.call("POST", "auth/passkey", { credential })).status).toBe(429);
  await limited.stop();
});

test("where no passkey can be, none is offered and the reason is told", async () => {
  const plain = await startTestApp();
  const staff = await plain.signIn();
  const { passkeysUnavailable } = (await staff("GET", "Staff/SecondFactor")).data as SecondFactorStatus;
  expect(passkeysUnavailable).toMatch(/PUBLIC_URL/);
  const reply = await staff("POST", "Staff/Passkeys/Options");
  expect(said(reply)).toEqual([409, passkeysUnavailable]);
  expect((await plain.call("GET", "auth/passkey")).data).toEqual({ isOffered: false });
  expect((await app.call("GET", "auth/passkey")).data).toEqual({ isOffered: false });
  await plain.stop();
});
