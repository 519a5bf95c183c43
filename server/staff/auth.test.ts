import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";

const app = appOfFile();

const day = 86_400;

function cookieOf(headers: Headers, name: string): string {
  return headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? "";
}

function pair(line: string): string {
  return line.split(";")[0] ?? "";
}

/** Signs in from the given network address. */
async function signInFrom(from: TestApp, address: string, account: object, cookie = "") {
  const headers = { "content-type": "application/json", cookie };
  const init = { method: "POST", body: JSON.stringify(account), headers };
  return from.app.request("http://test.example/api/auth/login", init, { address });
}

test("the session's cookie is out of reach of scripts and of other sites, and Secure on https", async () => {
  const { headers, data } = await app.call("POST", "auth/login", owner);
  expect(cookieOf(headers, "session")).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  expect(data).toEqual({ username: "asha", role: "owner" });
  const secure = await startTestApp({ publicUrl: "https://test.example" });
  const signedIn = await secure.call("POST", "auth/login", owner);
  const lines = signedIn.headers.getSetCookie();
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(/^__Host-(session|device)=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
  const token = pair(lines[0] ?? "").split("=")[1];
  expect((await secure.call("GET", "auth/session", undefined, { cookie: pair(lines[0] ?? "") })).status).toBe(
    200,
  );
  // Another host of the domain could set a cookie under the name without the prefix.
  const tossed = await secure.call("GET", "auth/session", undefined, { cookie: `session=${token}` });
  expect(tossed.status).toBe(401);
  await secure.stop();
});

test("neither the database's sessions nor its accounts hold what signs in", async () => {
  const { headers } = await app.call("POST", "auth/login", owner);
  const token = pair(cookieOf(headers, "session")).slice("session=".length);
  const { executor } = app.services.db;
  const stored = [
    await executor.selectFrom("sessions").selectAll().execute(),
    await executor.selectFrom("known_devices").selectAll().execute(),
    await executor.selectFrom("staff").selectAll().execute(),
  ];
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain(owner.password);
  expect(JSON.stringify(stored)).toContain("$argon2id$");
});

test("a wrong login does not say which part was wrong", async () => {
  const wrongs = [
    { ...owner, password: "walnut" },
    { ...owner, username: "nobody" },
    { username: "' or 1=1 --", password: "x" },
  ];
  for (const wrong of wrongs) {
    const { status, message, errors, headers } = await app.call("POST", "auth/login", wrong);
    expect([status, message, errors]).toEqual([401, "*Invalid Login Attempt", undefined]);
    expect(headers.getSetCookie()).toEqual([]);
  }
  const empty = await app.call("POST", "auth/login", {});
  expect([empty.status, empty.errors]).toEqual([
    400,
    { username: "Username is required", password: "Password is required" },
  ]);
});

test("logging out ends the session on the server, whatever the browser keeps", async () => {
  const staff = await app.signIn();
  const other = await app.signIn();
  expect((await staff("GET", "auth/session")).data).toEqual({ username: "asha", role: "owner" });
  const out = await staff("POST", "auth/logout");
  expect(cookieOf(out.headers, "session")).toMatch(/^session=; Path=\/; Max-Age=0;/);
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  expect((await staff("GET", "auth/session")).status).toBe(401);
  expect((await staff("GET", "Booking")).status).toBe(401);
  expect((await other("GET", "auth/session")).status).toBe(200);
});

test("a session ends after seven days without use, and not before", async () => {
  const staff = await app.signIn();
  for (let round = 0; round < 3; round += 1) {
    app.clock.forward(7 * day);
    expect((await staff("GET", "auth/session")).status).toBe(200);
  }
  app.clock.forward(7 * day + 1);
  expect((await staff("GET", "auth/session")).status).toBe(401);
  app.clock.forward(-day);
  expect((await staff("GET", "auth/session")).status).toBe(401);
});

test("a session ends thirty days after its sign-in, however much it is used", async () => {
  const staff = await app.signIn();
  for (let days = 6; days <= 30; days += 6) {
    app.clock.forward(6 * day);
    expect((await staff("GET", "auth/session")).status).toBe(200);
  }
  app.clock.forward(1);
  expect((await staff("GET", "auth/session")).status).toBe(401);
});

test("a sign-in ends the session that the browser had, and no other", async () => {
  const other = await app.signIn();
  const first = await app.call("POST", "auth/login", owner);
  const cookie = pair(cookieOf(first.headers, "session"));
  const session = () => app.call("GET", "auth/session", undefined, { cookie });
  expect((await app.call("POST", "auth/login", { ...owner, password: "wrong" }, { cookie })).status).toBe(
    401,
  );
  expect((await session()).status).toBe(200);
  expect((await app.call("POST", "auth/login", owner, { cookie })).status).toBe(200);
  expect((await session()).status).toBe(401);
  expect((await other("GET", "auth/session")).status).toBe(200);
});

test("a password hashed more cheaply than today's is hashed anew at its next sign-in", async () => {
  const { executor } = app.services.db;
  const stored = () =>
    executor
      .selectFrom("staff")
      .select("password_hash")
      .where("username", "=", "asha")
      .executeTakeFirstOrThrow();
  const nonce = Buffer.from("sixteen bytes...");
  const cheap = { message: owner.password, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const password_hash = `$argon2id$v=19$m=1024,t=1,p=1$${encode(nonce)}$${encode(argon2Sync("argon2id", cheap))}`;
  await executor.updateTable("staff").set({ password_hash }).where("username", "=", "asha").execute();
  expect((await app.call("POST", "auth/login", { ...owner, password: "wrong" })).status).toBe(401);
  expect((await stored()).password_hash).toBe(password_hash);
  await app.signIn();
  const { password_hash: anew } = await stored();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await app.signIn();
  expect((await stored()).password_hash).toBe(anew);
});

test("of sixty who sign in at once those whose turn is far off are told at once to come back", async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => app.call("POST", "auth/login", owner)));
  const busy = replies.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(20);
  expect(busy.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(22);
  expect((await app.call("POST", "auth/login", owner)).status).toBe(200);
});

test("ten wrong tries for a name: strangers wait, the owner's own browser does not", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const first = await signInFrom(limited, "10.0.0.1", owner);
  const device = pair(cookieOf(first.headers, "device"));
  for (let count = 0; count < 10; count += 1) {
    const wrong = await signInFrom(limited, `10.0.1.${count}`, { ...owner, password: "guess" });
    expect(wrong.status).toBe(401);
  }
  const stranger = await signInFrom(limited, "10.0.2.1", owner);
  expect([stranger.status, stranger.headers.get("retry-after")]).toEqual([429, "900"]);
  expect((await signInFrom(limited, "10.0.0.1", owner, device)).status).toBe(200);
  limited.clock.forward(15 * 60);
  expect((await signInFrom(limited, "10.0.2.1", owner)).status).toBe(200);
  await limited.stop();
});

test("ten wrong tries from an address: it waits for every name, other addresses do not", async () => {
  const limited = await startTestApp({ rateLimit: true });
  for (let count = 0; count < 10; count += 1) {
    await signInFrom(limited, "10.0.3.1", { username: `guess-${count}`, password: "guess" });
  }
  expect((await signInFrom(limited, "10.0.3.1", owner)).status).toBe(429);
  expect((await signInFrom(limited, "10.0.3.2", owner)).status).toBe(200);
  await limited.stop();
});

test("a thousand wrong logins at once: ten are checked", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const wrong = { ...owner, password: "guess" };
  const tries = Array.from({ length: 1000 }, () => signInFrom(limited, "10.0.4.1", wrong));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  await limited.stop();
});

test("a right password counts for nothing, however many sign in at once from one network", async () => {
  const limited = await startTestApp({ rateLimit: true });
  for (let count = 0; count < 12; count += 1) {
    expect((await signInFrom(limited, `2001:db8:1:2::${count + 1}`, owner)).status).toBe(200);
  }
  for (let count = 0; count < 10; count += 1) {
    const guess = { username: `guess-${count}`, password: "guess" };
    expect((await signInFrom(limited, `2001:db8:1:2:${count}::1`, guess)).status).toBe(401);
  }
  expect((await signInFrom(limited, "2001:db8:1:2:ffff::1", owner)).status).toBe(429);
  expect((await signInFrom(limited, "2001:db8:1:3::1", owner)).status).toBe(200);
  await limited.stop();
});

test("a known browser has its own ten wrong tries, no more", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const first = await signInFrom(limited, "10.0.0.1", owner);
  const device = pair(cookieOf(first.headers, "device"));
  for (let count = 0; count < 10; count += 1) {
    await signInFrom(limited, "10.0.0.1", { ...owner, password: "guess" }, device);
  }
  expect((await signInFrom(limited, "10.0.0.1", owner, device)).status).toBe(429);
  await limited.stop();
});
