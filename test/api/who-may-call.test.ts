import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { longestUnused } from "#server/staff/sessions/sessions.ts";
import type { TestApp } from "../support/app.ts";
import { appOfFile } from "../support/app-hooks.ts";
import { openBrowser } from "../support/browser-session.ts";
import { addHotel, bookingFormFor } from "../support/factories.ts";

type Browser = ReturnType<typeof openBrowser>;

const rows = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));
const named = (list: Endpoint[]) => list.map((row): [string, Endpoint] => [`${row.method} ${row.path}`, row]);
const guarded = named(rows.filter((row) => row.access !== "anyone"));
const ownersOnly = named(rows.filter((row) => row.access === "owner"));
const openLists = named(rows.filter((row) => row.access === "anyone" && row.isList));

const app = appOfFile();
const password = "chinar-leaves-fall";
const another = "saffron-at-pampore";

let asha: TestApp["call"];
let guestKey: string;
let helper: Browser;
let generated: Browser;
/** Cookies of sessions that were live once, by what has ended them. */
const ended: [by: string, cookie: string][] = [];

function send(by: TestApp["call"], row: Endpoint, headers: Record<string, string> = {}, extra = "") {
  const path = row.path.replace("{id}", "1").replace("{name}", "team");
  const body = row.bodyKind === "form" ? new FormData() : row.body && {};
  return by(row.method, `${path}?Id=1&module=hotel${extra}`, body, headers);
}

/** A new account that is signed in. */
async function addAccount(username: string, role: "owner" | "staff" = "owner") {
  const { data } = await asha("POST", "Staff", { username, password, role });
  const browser = openBrowser(app.call);
  expect((await browser("POST", "auth/login", { username, password })).status).toBe(200);
  return { id: (data as { id: number }).id, browser };
}

/** What ends the live session of an account, by its name. */
const ends: Record<string, (id: number, browser: Browser) => Promise<unknown>> = {
  disabled: (id) => asha("PUT", `Staff/${id}`, { isDisabled: true }),
  reset: (id) => asha("PUT", `Staff/${id}/Password`, { password: another }),
  "without-its-app": (id) => asha("DELETE", `Staff/${id}/SecondFactor`),
  "signed-out": (_, browser) => browser("POST", "auth/logout"),
  "with-a-new-password": (_, browser) =>
    browser("PUT", "Staff/OwnPassword", { currentPassword: password, password: another }),
  confirmed: (_, browser) => browser("POST", "auth/confirm", { password }),
  unused: (id) => {
    const last_used_at = new Date(app.clock.now().getTime() - longestUnused * 1000 - 1).toISOString();
    const sessions = app.services.db.executor.updateTable("sessions");
    return sessions.set({ last_used_at }).where("staff_id", "=", id).execute();
  },
};

beforeAll(async () => {
  asha = await app.signIn();
  const { data } = await app.call("POST", "Booking", bookingFormFor(await addHotel(asha)));
  guestKey = (data as { key: string }).key;
  helper = (await addAccount("helper", "staff")).browser;
  const made = await addAccount("made-by-the-server");
  const accounts = app.services.db.executor.updateTable("staff").where("id", "=", made.id);
  await accounts.set({ password_state: "generated" }).execute();
  generated = made.browser;
  for (const [username, end] of Object.entries(ends)) {
    const { id, browser } = await addAccount(username);
    ended.push([username, `session=${browser.cookies.get("session")}`]);
    await end(id, browser);
  }
});

test.each(guarded)("%s is not opened by a guest's link, wherever it is sent", async (_, row) => {
  const sent: Record<string, string>[] = [
    { cookie: `session=${guestKey}` },
    { authorization: `Bearer ${guestKey}` },
    {},
  ];
  for (const headers of sent)
    expect((await send(app.call, row, headers, `&key=${guestKey}&token=${guestKey}`)).status).toBe(401);
});

test.each(guarded)("%s answers 401 to each session that has ended", async (_, row) => {
  for (const [by, cookie] of ended)
    expect([by, (await send(app.call, row, { cookie })).status]).toEqual([by, 401]);
});

test.each(ownersOnly)("%s answers 403 to staff, before anything is read", async (_, row) => {
  const { status, message } = await send(helper, row);
  expect([status, message]).toEqual([403, "You may not do this"]);
});

test.each(guarded)("%s waits until a generated password is changed", async (_, row) => {
  const { status, message } = await send(generated, row);
  const mayBefore = ["auth/session", "Staff/OwnPassword"].includes(row.path);
  const refused = [403, "Choose a password of your own first"];
  if (mayBefore) expect(status).not.toBe(403);
  else expect([status, message]).toEqual(refused);
});

test.each(openLists)("%s shows a generated password's owner what guests see, and no more", async (_, row) => {
  // One of them is of a day.
  const extra = "&date=2030-06-01";
  expect((await send(generated, row, {}, `${extra}&isDeleted=true`)).status).toBe(401);
  const [seen, guests] = [await send(generated, row, {}, extra), await send(app.call, row, {}, extra)];
  expect([seen.status, seen.data]).toEqual([200, guests.data]);
});

test("an original picture is for staff with a password of their own", async () => {
  const statusFor = async (browser?: Browser) => {
    const headers = { cookie: browser ? `session=${browser.cookies.get("session")}` : `session=${guestKey}` };
    return (await app.app.request("http://test.example/uploads/original/1", { headers }, {})).status;
  };
  expect([await statusFor(), await statusFor(generated), await statusFor(helper)]).toEqual([401, 403, 404]);
});
