import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Envelope } from "#contract/core/envelope.ts";
import { startBuiltSite } from "../../scripts/built-site.ts";
import type { TestApp } from "../support/app.ts";
import { addHotel, addPackage, addRoom } from "../support/factories.ts";
import { owner } from "../support/owner.ts";
import { hostileTexts } from "../support/hostile-texts.ts";

/** As long as a visitor's form may be. */
const longest = 60_000;
/** A sign-in is worth the work of a password's hash on top. */
const ticksAllowed = (path: string) => (path === "/control/login" ? 30 : 10);

const dataDir = mkdtempSync(join(tmpdir(), "agency-hostile-"));
let site: Awaited<ReturnType<typeof startBuiltSite>>;

beforeAll(async () => {
  const login = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };
  // Without the demo, whose pictures would be converted meanwhile.
  site = await startBuiltSite(dataDir, { ...login, DEMO: "off" });
  const staff = await signIn();
  await addRoom(staff, await addHotel(staff));
  await addPackage(staff);
}, 120_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

/** Signs the owner in and answers calls with that session. */
async function signIn(): Promise<TestApp["call"]> {
  const send = async (method: string, path: string, body?: unknown, headers = {}) => {
    const type = { "content-type": "application/json" };
    const init = { method, headers: { ...type, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(`${site.address}/api/${path}`, init);
    return { ...((await response.json()) as Envelope), headers: response.headers };
  };
  const { headers } = await send("POST", "auth/login", owner);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (method, path, body) => send(method, path, body, { cookie });
}

/** The site's own work so far, in hundredths of a second, whatever else the machine does. */
function ticks(): number {
  const [, fields = ""] = readFileSync(`/proc/${site.pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** The forms of a page that are posted: where to, and the fields they have. */
async function formsOf(path: string): Promise<{ action: string; fields: string[] }[]> {
  const html = await (await fetch(site.address + path)).text();
  return html.split("<form").flatMap((part) => {
    const [form = ""] = part.split("</form>");
    const [tag = ""] = form.split(">");
    if (!/method="post"/i.test(tag)) return [];
    const action = (/action="([^"]*)"/.exec(tag)?.[1] ?? path).replaceAll("&amp;", "&");
    return [
      { action, fields: [...new Set(Array.from(form.matchAll(/name="([^"]+)"/g), ([, name = ""]) => name))] },
    ];
  });
}

async function workOf(action: string, body: URLSearchParams): Promise<number> {
  const before = ticks();
  const response = await fetch(site.address + action, { method: "POST", body, redirect: "manual" });
  await response.arrayBuffer();
  expect([action, response.status < 500]).toEqual([action, true]);
  return ticks() - before;
}

const pages = [
  "/query",
  "/contact",
  "/review",
  "/booking/1",
  "/package/1",
  "/cab-services/book",
  "/control/login",
];

test.each(pages)(
  "each field of the forms on %s may be full of hostile text",
  async (path) => {
    const forms = await formsOf(path);
    expect(forms.length).toBeGreaterThan(0);
    const allowed = ticksAllowed(path);
    const slow = [];
    for (const { action, fields } of forms) {
      for (const field of fields) {
        for (const [name, text] of hostileTexts) {
          const body = new URLSearchParams(fields.map((one) => [one, "x"]));
          body.set(field, text(longest / 3));
          const first = await workOf(action, body);
          // Once more where it was slow: the first time may have compiled something.
          const least = first > allowed ? Math.min(first, await workOf(action, body)) : first;
          if (least > allowed) slow.push(`${action} ${field}: ${name} (${least})`);
        }
      }
    }
    expect(slow).toEqual([]);
  },
  120_000,
);
