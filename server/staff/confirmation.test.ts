import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { openBrowser } from "#test/support/browser-session.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";

const app = appOfTest();
const asha = staffOfTest(app);

const tenMinutes = 600;

const savePayment = () => asha("PUT", "Settings/Payment", companyDefaults.payment);

test("accounts, payment details and exports want a password typed within ten minutes; a sign-in counts", async () => {
  const asked = Object.values(endpoints)
    .flatMap((feature): Endpoint[] => Object.values(feature))
    .filter((row) => row.confirmed);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "PUT Settings/Gateway",
    "POST Staff",
    "PUT Staff/{id}",
    "PUT Staff/{id}/Password",
    "DELETE Staff/{id}/SecondFactor",
    "DELETE Staff/Sessions",
    "POST Staff/Export",
    "POST Staff/SecondFactor/App",
    "POST Staff/Passkeys/Options",
    "PUT Settings/Payment",
    "PUT Settings/Privacy",
    "POST Person/find",
    "POST Person/copy",
    "POST Person/erase",
    "POST Demo/Away",
  ]);
  app.clock.forward(tenMinutes);
  expect((await savePayment()).status).toBe(200);
  app.clock.forward(1);
  for (const row of asked) {
    const reply = await asha(row.method, row.path.replace("{id}", "1"), {});
    expect([row.path, reply.status, reply.message]).toEqual([
      row.path,
      403,
      "Please type your own password once more",
    ]);
    expect(reply.headers.get("needs-confirmation")).toBe("password");
  }
  expect((await asha("PUT", "Settings/Hours", companyDefaults.hours)).status).toBe(200);
});

test("typed once more it counts for ten minutes, in this session alone; a wrong one does not", async () => {
  const other = await app.signIn();
  app.clock.forward(tenMinutes + 1);
  const wrong = await asha("POST", "auth/confirm", { password: "guess" });
  expect([wrong.status, wrong.errors]).toEqual([400, { password: "This is not your current password" }]);
  expect((await savePayment()).status).toBe(403);
  expect((await asha("POST", "auth/confirm", { password: owner.password })).status).toBe(200);
  expect((await savePayment()).status).toBe(200);
  expect((await other("PUT", "Settings/Payment", companyDefaults.payment)).status).toBe(403);
  app.clock.forward(tenMinutes + 1);
  expect((await savePayment()).status).toBe(403);
});

test("it can be guessed ten times, no more", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const staff = await limited.signIn();
  for (let count = 0; count < 10; count += 1) await staff("POST", "auth/confirm", { password: "guess" });
  expect((await staff("POST", "auth/confirm", { password: owner.password })).status).toBe(429);
  await limited.stop();
});

test("with the password the session's token changes, and the one before opens nothing", async () => {
  const browser = openBrowser(app.call);
  await browser("POST", "auth/login", owner);
  const change = { currentPassword: owner.password, password: "saffron-and-snow" };
  const steps: [method: string, path: string, body: object][] = [
    ["POST", "auth/confirm", { password: owner.password }],
    ["PUT", "Staff/OwnPassword", change],
  ];
  for (const [method, path, body] of steps) {
    const before = browser.cookies.get("session");
    expect((await browser(method, path, body)).status).toBe(200);
    expect(browser.cookies.get("session")).not.toBe(before);
    const stolen = await app.call("GET", "auth/session", undefined, { cookie: `session=${before}` });
    expect([path, stolen.status]).toEqual([path, 401]);
    expect((await browser("GET", "auth/session")).status).toBe(200);
  }
});
