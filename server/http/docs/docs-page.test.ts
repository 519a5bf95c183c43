import { createHash } from "node:crypto";
import axe, { type AxeResults } from "axe-core";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.made.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";

const site = "http://test.example";

const app = appOfFile();
let reply: Response;
let html: string;

beforeAll(async () => {
  reply = await app.app.request(`${site}/api/docs`, {}, {});
  html = await reply.text();
});

/** The page in a browser, opened once: its calls reach the API, from this site and with these cookies. */
let cookie = "";
const sent: string[] = [];
const page = once(() => {
  const { window } = new JSDOM(html, {
    url: `${site}/api/docs`,
    runScripts: "dangerously",
    beforeParse(browser) {
      Object.assign(browser, { Headers, fetch: ask });
    },
  });
  return window;
});

function ask(path: string, init: RequestInit = {}) {
  sent.push(`${init.method ?? "GET"} ${path}`);
  const headers = new Headers(init.headers);
  headers.set("origin", site);
  headers.set("cookie", cookie);
  return app.app.request(`${site}${path}`, { ...init, headers }, {});
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

async function open(id: string) {
  const { document, Event } = page();
  const details = document.getElementById(id) as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await expect.poll(() => details.querySelector("button")).toBeTruthy();
  const form = details.querySelector("form") as HTMLFormElement;
  const field = (name: string) => form.querySelector(`[data-name="${name}"]`) as HTMLInputElement;
  const status = () => form.querySelector("[role=status]")?.textContent ?? "";
  const send = () => form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  const change = () => form.dispatchEvent(new Event("input"));
  return { form, field, status, send, change };
}

test("without its script the page names every call, and each link on it leads somewhere", () => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const calls = Object.entries(endpoints).flatMap(([feature, group]) =>
    Object.keys(group).map((name) => `${feature}.${name}`),
  );
  const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id = ""]) => id);
  expect(links.length).toBeGreaterThan(calls.length);
  expect([...calls, ...links].filter((id) => !ids.has(id))).toEqual([]);
  expect(html).not.toContain("<form");
});

test("its policy allows its own style and script, and nothing else", () => {
  const policy = reply.headers.get("content-security-policy") ?? "";
  for (const tag of ["style", "script"]) {
    const [, text = ""] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html) ?? [];
    const hash = createHash("sha256").update(text).digest("base64");
    expect(text.length).toBeGreaterThan(100);
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
  }
  expect(policy).toContain("connect-src 'self'");
  expect(html).not.toMatch(/ on\w+=|style="|<script src|<link/);
});

test("a visitor tries a call: its fields are there, and status, headers and body are shown", async () => {
  const { form, field, status, send } = await open("bookings.create");
  expect([field("customerName").value, field("checkInDate").type]).toEqual(["Meera Pillai", "date"]);
  field("hotelId").value = "999";
  send();
  await expect.poll(status).toMatch(/^400 /);
  expect(form.querySelector("pre")?.textContent).toMatch(/content-type: application\/json[^]*"errors"/);
  expect(sent.at(-1)).toBe("POST /api/Booking");
});

test("a call of staff says that one has to be signed in, and is sent with the session", async () => {
  const { form, status, send } = await open("bookings.list");
  expect(form.textContent).toContain("Only for staff who are signed in");
  send();
  await expect.poll(status).toMatch(/^401 /);
  const { headers } = await app.call("POST", "auth/login", owner);
  cookie = headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  send();
  await expect.poll(status).toMatch(/^200 /);
});

test("what changes records is sent at the second press, and not when a field changed in between", async () => {
  const { field, status, send, change } = await open("hotels.remove");
  const isSent = () => sent.some((call) => call.startsWith("DELETE"));
  send();
  expect([isSent(), status()]).toEqual([false, expect.stringContaining("Press again")]);
  field("Id").value = "4";
  change();
  send();
  expect(isSent()).toBe(false);
  send();
  await expect.poll(status).toMatch(/^404 /);
  expect(sent.at(-1)).toBe("DELETE /api/Hotel/byId?Id=4");
});

test("a file and a list have fields of their own kind, and axe finds nothing in a form", async () => {
  const upload = await open("uploads.create");
  const room = await open("rooms.create");
  expect([upload.field("image").type, room.field("facilities").tagName]).toEqual(["file", "TEXTAREA"]);
  const { window } = new JSDOM(
    `<title>Forms</title><main>${upload.form.outerHTML}${room.form.outerHTML}</main>`,
    {
      runScripts: "dangerously",
    },
  );
  window.eval(axe.source);
  const { axe: inside } = window as unknown as {
    axe: { run: (where: string, options: object) => Promise<AxeResults> };
  };
  // Colours and sizes need a browser that paints.
  const { violations } = await inside.run("main", { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
