import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltSite } from "../scripts/built-site.ts";
import { publicPages } from "./e2e/support/public-pages.ts";
import { addHotel, addPackage, addRoom, bookingFormFor, enquiryFormFor } from "./support/factories.ts";
import { owner } from "./support/owner.ts";

/* A company that has said nothing yet has promised nothing, and has no boats, no valley and no hours to answer in. */

const dataDir = mkdtempSync(join(tmpdir(), "agency-nothing-"));
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  site = await startBuiltSite(dataDir, { ADMIN_USERNAME, ADMIN_PASSWORD, DEMO: "off" });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function api(method: string, path: string, body?: unknown) {
  const headers = { "content-type": "application/json", cookie, origin: site.address };
  const reply = await fetch(`${site.address}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  const { data, message } = (await reply.json()) as { data: unknown; message: string };
  return { status: reply.status, data, message, headers: reply.headers };
}

/** What only the company itself could say of itself. */
const claims =
  /houseboat|shikara|a planner|working (?:day|hour)|(?:in|of) kashmir|valleys|we are still|are being drawn|most of our|our houses/i;

const description = /<meta name="description" content="([^"]*)"/;

/** What a page says, and what a search or a shared link shows of it; the names of places are the product's. */
async function said(path: string): Promise<string> {
  const html = await (await fetch(`${site.address}${path}`)).text();
  return html.replace(/<script.*?<\/script>/gs, "").replace(/<option[^>]*>.*?<\/option>/gs, "");
}

test("no page, and no guest's own page, says of a company what it has not said itself", async () => {
  const signedIn = await api("POST", "auth/login", owner);
  cookie = signedIn.headers.getSetCookie().join("; ");
  const places = { description: "Twelve quiet rooms.", address: "Lane 4", searchAddress: "Rajbagh" };
  const hotel = await addHotel(api, places);
  const tour = await addPackage(api, {
    tourDescription: "Two days.",
    tourHighlights: [],
    tourPlan: [{ day: 1, planHeading: "Arrival", planDescription: "Tea." }],
    numberOfDays: 1,
  });
  const keys = [
    (await api("POST", "Booking", bookingFormFor(hotel))).data,
    (await api("POST", "PackageBooking", enquiryFormFor(tour))).data,
  ].map((data) => `/booking-status/${(data as { key: string }).key}`);
  const empty = ["/hotels?place=none", "/packages?maximumDays=1&search=none", "/hotels?checkInDate=never"];
  const found: Record<string, string> = {};
  // The film says what it shows, whosever site it is on.
  const pages = publicPages.filter((path) => !["/film", "/nowhere"].includes(path));
  for (const path of [...pages, ...empty, ...keys]) {
    const html = await said(path);
    const [claim] = claims.exec(html) ?? [];
    if (claim) found[path] = claim;
    expect.soft(description.exec(html)?.[1], path).toMatch(/\w{3,} \w/);
  }
  expect(description.exec(await said("/film"))?.[1]).toBe("A short film, without sound.");
  expect(found).toEqual({});
});

test("no page tells terms that the company has not saved; what cancelling costs is to be asked for", async () => {
  const { data: hotels } = await api("GET", "Hotel/AllUser?limit=1");
  const [{ id }] = hotels as [{ id: number }];
  await addRoom(api, id);
  const stay = "checkInDate=2033-06-10&checkOutDate=2033-06-12&adults=2";
  const asked = await api(
    "POST",
    "Booking",
    bookingFormFor(id, { checkInDate: "2033-06-10", checkOutDate: "2033-06-12" }),
  );
  const terms = /free to cancel|% of the stay|full stay|no charge|pay the advance|advance is/i;
  const pages = [
    `/hotel/${id}`,
    `/hotel/${id}?${stay}`,
    `/booking/${id}?${stay}`,
    "/booking",
    "/payment-methods",
  ];
  for (const path of [...pages, `/booking-status/${(asked.data as { key: string }).key}`])
    expect.soft([path, terms.exec(await said(path))?.[0]]).toEqual([path, undefined]);
  for (const path of [`/hotel/${id}`, "/payment-methods"])
    expect.soft([path, await said(path)]).toEqual([path, expect.stringContaining("Ask us what it costs")]);
  const { policy } = (await api("GET", "Settings")).data as { policy: object };
  expect((await api("PUT", "Settings/Policy", { ...policy, version: 0 })).status).toBe(200);
  expect(await said(`/hotel/${id}`)).toContain("Free to cancel up to 15 days before arrival.");
});

test("the film that comes with the site is not there until the company shows it", async () => {
  const seen = async () => {
    const reply = await fetch(`${site.address}/film`);
    return [reply.status, (await reply.text()).includes("/film/valley.mp4")];
  };
  expect(await seen()).toEqual([200, false]);
  const value = { isShown: true, heading: "Our valley", button: "Play the film" };
  expect((await api("PUT", "Content/film", { value })).status).toBe(200);
  expect(await seen()).toEqual([200, true]);
});

test("a house without rooms is said to have none to staff alone", async () => {
  const id = await addHotel(api, { hotelName: "Bare House" });
  for (const path of ["/hotels", `/hotel/${id}`]) {
    const html = await said(path);
    expect.soft([path, html.includes("Bare House")]).toEqual([path, true]);
    expect.soft([path, /\b0 rooms/.exec(html)]).toEqual([path, null]);
  }
  const page = await fetch(`${site.address}/control/view-hotel/${id}`, { headers: { cookie } });
  expect((await page.text()).includes("No rooms yet")).toBe(true);
});
