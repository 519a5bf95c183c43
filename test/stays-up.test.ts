import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBuiltSite } from "../scripts/built-site.ts";
import { chunkedHead, rawClient, type RawClient, sendChunks } from "./support/raw-client.ts";

const megabyte = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), "agency-attacked-"));
const settings = {
  DEMO: "off",
  ADMIN_USERNAME: "asha",
  ADMIN_PASSWORD: "walnut-and-willow",
  RATE_LIMIT: "on",
};
let site: Awaited<ReturnType<typeof startBuiltSite>>;
/** The session of a member of staff. */
let cookie = "";
const clients: RawClient[] = [];

beforeAll(async () => {
  site = await startBuiltSite(dataDir, settings);
  // Whatever is made once is made before anything is measured.
  for (const path of ["/", "/hotels", "/query", "/booking/1", "/control/login"]) await page(path);
  const login = { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD };
  const headers = { "content-type": "application/json" };
  const signedIn = await page("/api/auth/login", { method: "POST", headers, body: JSON.stringify(login) });
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await page("/control/dashboard", { headers: { cookie } });
}, 60_000);
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function page(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(site.address + path, { redirect: "manual", ...init });
  await response.arrayBuffer();
  return response;
}

async function client(): Promise<RawClient> {
  const made = await rawClient(site.address);
  clients.push(made);
  return made;
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const forms = ["/query", "/contact", "/review", "/booking/1", "/cab-services/book", "/control/login"];

test.each(forms)("a body without an end to %s is refused and takes no memory", async (path) => {
  const before = residentMegabytes();
  const attacker = await client();
  attacker.socket.write(chunkedHead(path));
  await sendChunks(attacker, 400 * megabyte);
  await attacker.closed;
  expect(attacker.received()).toMatch(/^HTTP\/1\.1 413 .*\r\n(?:.*\r\n)*connection: close\r\n/i);
  expect(residentMegabytes() - before).toBeLessThan(50);
});

test("the refusal is a page that says what to do", async () => {
  const body = new URLSearchParams({ message: "x".repeat(100_000) });
  const response = await fetch(`${site.address}/query`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("The request is larger than 64 kB");
});

const ofGuests = ["/query", "/booking/1", "/booking-status/nobody", "/cab-services/book"];
test.each(ofGuests)("refused at %s, it stands between header and footer, with the way back", async (path) => {
  const body = new URLSearchParams({ message: "x".repeat(100_000) });
  const html = await (await fetch(site.address + path, { method: "POST", body })).text();
  expect(html).toMatch(/<header[^]*This is too much to send[^]*Go back in your browser: [^]*<footer/);
});

test("a form of a thousand fields is refused before it is taken apart", async () => {
  const body = new URLSearchParams(Array.from({ length: 1000 }, (_, index) => [`f${index}`, ""]));
  const response = await fetch(`${site.address}/query`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("The form has more than 200 fields");
});

test("a page that takes no form says so, however it is sent; an address without a page stays one", async () => {
  const headers = { "content-type": "application/json" };
  const form = { body: new URLSearchParams({ a: "b" }) };
  for (const [path, sent] of [
    ["/about", form],
    ["/about", { body: "{}", headers }],
    ["/", {}],
  ] as const) {
    const refused = await fetch(site.address + path, { method: "POST", ...sent });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const html = await refused.text();
    expect(html).toContain("POST is not answered here; use GET, HEAD");
    expect(html).not.toMatch(/on our side|Nothing you did/);
  }
  for (const sent of [form, { body: "{}", headers }])
    expect((await page("/nowhere", { method: "POST", ...sent })).status).toBe(404);
});

test("what no page answers is told between header and footer, and nothing that was sent is taken", async () => {
  const form = new URLSearchParams({ name: "Leela", email: "leela@example.com", subject: "x", message: "x" });
  for (const [method, path, allowed] of [
    ["POST", "/about", "GET, HEAD"],
    ["DELETE", "/about", "GET, HEAD"],
    ["PUT", "/query", "GET, HEAD, POST"],
    ["DELETE", "/query", "GET, HEAD, POST"],
    ["PATCH", "/booking/1", "GET, HEAD, POST"],
    ["OPTIONS", "/query", "GET, HEAD, POST"],
  ] as const) {
    const body = method === "OPTIONS" ? null : form;
    const refused = await fetch(site.address + path, { method, body });
    expect([method, path, refused.status, refused.headers.get("allow")]).toEqual([
      method,
      path,
      405,
      allowed,
    ]);
    expect(await refused.text()).toMatch(/<header[^]*Nothing can be sent to this page[^]*<footer/);
  }
  expect((await page("/nowhere", { method: "PUT", body: form })).status).toBe(404);
  await expect.poll(() => site.printed()).toContain('"method":"PATCH","route":"/booking/:id","status":405');
});

test("what is no form is refused, and is no error of ours", async () => {
  const before = site.printed().length;
  const headers = { "content-type": "application/json" };
  expect((await page("/query", { method: "POST", headers, body: "{}" })).status).toBe(415);
  const odd: [string, string][] = [
    ["PUT", "/query"],
    ["POST", "/about"],
    ["OPTIONS", "/"],
    ["GET", "/hotel/%ff"],
  ];
  for (const [method, path] of odd) {
    const body = method === "GET" || method === "OPTIONS" ? undefined : new URLSearchParams({ a: "b" });
    expect([method, path, (await page(path, { method, body })).status < 500]).toEqual([method, path, true]);
  }
  expect(site.printed().slice(before)).not.toContain('"level":50');
});

test("a form in broken parts is refused, and is no error of ours", async () => {
  const before = site.printed().length;
  const types = [
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    'multipart/form-data; boundary="x',
  ];
  for (const path of forms) {
    for (const type of types) {
      const headers = { "content-type": type };
      expect([path, (await page(path, { method: "POST", headers, body: "--x\r\na=b" })).status]).toEqual([
        path,
        400,
      ]);
    }
  }
  expect(site.printed().slice(before)).not.toContain('"level":50');
});

test("after a refusal the connection can be used again, or says that it closes", async () => {
  const visitor = await client();
  const body = "x".repeat(100_000);
  visitor.socket.write(
    `POST /api/CustomerFeedBack/Query HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await expect.poll(visitor.received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 413 /);
  expect(visitor.received()).not.toMatch(/connection: close/i);
  visitor.socket.write("GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await expect.poll(visitor.received, { timeout: 20_000 }).toMatch(/HTTP\/1\.1 200 /);
});

test("who may not send is told so before a byte of it is read", async () => {
  const stranger = await client();
  stranger.socket.write(chunkedHead("/api/Upload", "multipart/form-data; boundary=x"));
  await expect.poll(stranger.received, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 401 /);
});

test("200 connections that send a byte now and then cost little, and others are served", async () => {
  const before = residentMegabytes();
  const dribblers = await Promise.all(Array.from({ length: 200 }, client));
  for (const [index, { socket }] of dribblers.entries()) {
    socket.write(index % 2 ? chunkedHead("/query") : "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
  }
  for (let round = 0; round < 5; round += 1) {
    for (const [index, { socket }] of dribblers.entries()) socket.write(index % 2 ? "1\r\na\r\n" : "a");
    expect((await page("/hotels")).status).toBe(200);
  }
  expect(residentMegabytes() - before).toBeLessThan(50);
});

test("two thousand requests sent ahead on one connection are a few, then 503 and the end", async () => {
  const before = residentMegabytes();
  const attacker = await client();
  attacker.socket.write("GET /hotels HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(2000));
  for (let round = 0; round < 5; round += 1) expect((await page("/about")).status).toBe(200);
  await attacker.closed;
  const answers = attacker.received().match(/HTTP\/1\.1 \d+/g) ?? [];
  expect(answers.length).toBeLessThan(40);
  expect(answers.at(-1)).toBe("HTTP/1.1 503");
  expect(residentMegabytes() - before).toBeLessThan(100);
});

test("200 connections that read nothing keep no page from others", async () => {
  const silent = await Promise.all(Array.from({ length: 200 }, client));
  for (const { socket } of silent) {
    socket.pause();
    socket.write("GET /hotels HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(20));
  }
  expect((await page("/about")).status).toBe(200);
});

test("a crowd asking for pages, also with the name of a session's cookie, keeps none from staff", async () => {
  const crowd = await Promise.all(Array.from({ length: 300 }, client));
  for (const [index, { socket }] of crowd.entries()) {
    const forged = index % 2 === 0 ? "Cookie: session=forged\r\n" : "";
    socket.write(`GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n${forged}\r\n`);
  }
  const { status } = await page("/control/view-bookings", { headers: { cookie } });
  const before = crowd.filter(({ received }) => received() !== "").length;
  expect(status).toBe(200);
  expect(before).toBeLessThan(150);
});

test("of a thousand wrong sign-ins at once ten are looked at, and pages are made meanwhile", async () => {
  const body = JSON.stringify({ username: "asha", password: "guessed" });
  const headers = { "content-type": "application/json" };
  const signIn = () => page("/api/auth/login", { method: "POST", headers, body });
  // A busy machine may send its headers so late that the server has closed the connection: such a client tries again.
  const tries = Promise.all(Array.from({ length: 1000 }, () => signIn().catch(signIn)));
  expect((await page("/hotels")).status).toBe(200);
  const statuses = (await tries).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(990);
});

test("it stops within ten seconds, whatever clients do", async () => {
  const other = await startBuiltSite(mkdtempSync(join(dataDir, "stopped-")), settings);
  const dribbler = await rawClient(other.address);
  dribbler.socket.write(chunkedHead("/query"));
  const half = await rawClient(other.address);
  half.socket.write("GET / HTTP/1.1\r\nHost: ");
  const stopped = new AbortController();
  const traffic = (async () => {
    while (!stopped.signal.aborted)
      await fetch(`${other.address}/about`).then(
        (reply) => reply.text(),
        () => {},
      );
  })();
  expect(await other.stop()).toBe(0);
  stopped.abort();
  await traffic;
}, 20_000);
