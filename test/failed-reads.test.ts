import { expect, test } from "vitest";
import { readTimeline } from "#app/features/answers/read-timeline.ts";
import { readStayPage } from "#app/features/bookings/ticket/read-stay-page.server.ts";
import { readCabPrice } from "#app/features/cabs/priced-request.ts";
import { noticesOf, noticesOn, siteNotices } from "#app/features/notices/read-notices.ts";
import { answerPayment } from "#app/features/payments/answer-payment.ts";
import { readPlace } from "#app/features/place-page/read-place.ts";
import type { GuestBooking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { companyDefaults } from "#contract/company-defaults.ts";

/** An API whose calls reply with this data, and every other one with this status. */
function api(status: number, had: Record<string, unknown> = {}): Client {
  const call = (name: string) => async () =>
    name in had
      ? { ok: true, status: 200, message: "OK", data: had[name] }
      : { ok: false, status, message: "No records just now", errors: {} };
  const feature = (name: string) => new Proxy({}, { get: (_, one) => call(`${name}.${String(one)}`) });
  return new Proxy({}, { get: (_, name) => feature(String(name)) }) as Client;
}

const place = { id: 1, name: "Gulmarg", alsoCalled: "" };
const ofPlace = { "places.page": place, "hotels.list": [], "uploads.list": [], "notices.list": [] };
const ofStay = {
  "settings.company": companyDefaults,
  "papers.ofGuest": [],
  "papers.buyerOfGuest": null,
  "paymentClaims.ofGuest": [],
  "paymentLinks.ofGuest": [],
  "cancelRequests.quote": null,
};
const stay = {
  hotelId: 1,
  status: "Pending",
  ending: null,
  advance: null,
  due: 0,
} as unknown as GuestBooking;
const link = { key: "k", path: "/", url: "http://test.example/" };
const today = new Request("http://test.example/control/dashboard");
const cab = { cabRateId: "1", vehiclePreference: "car" };

function paidToday(): FormData {
  const form = new FormData();
  form.set("intent", "pay");
  form.set("then", "today");
  form.set("bookingId", "1");
  form.set("due", "500");
  return form;
}

test.each([
  [
    "what happened to a request",
    () => readTimeline(api(503), "bookings", { id: 1, createdAt: "2030-01-01" }),
  ],
  ["the notices of a place", () => noticesOf(api(503), 1)],
  ["the notices on a way", () => noticesOn(api(503, { "places.list": { places: [] } }), "Srinagar")],
  ["the notices of the site", () => siteNotices(api(503))],
  ["the tours of a place", () => readPlace(api(503, ofPlace), "gulmarg")],
  ["the price of a cab", () => readCabPrice(api(503), cab)],
  ["the hotel of a stay", () => readStayPage(api(503, ofStay), stay, link)],
  ["what is still due", () => answerPayment(api(503), today, paidToday())],
])("%s: what cannot be read is told by the error page, not taken for nothing", async (_, read) => {
  await expect(read()).rejects.toMatchObject({ init: { status: 503 } });
});

test("of a hotel that is gone, its stay is still shown", async () => {
  expect(await readStayPage(api(404, ofStay), stay, link)).toMatchObject({ booking: stay, hotel: null });
});

test.each([400, 404, 409])("a journey whose price is refused with %i has none", async (status) => {
  expect(await readCabPrice(api(status), cab)).toBeUndefined();
});
