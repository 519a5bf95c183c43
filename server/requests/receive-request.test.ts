import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { RequestKind } from "#contract/record-kinds.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
} from "#test/support/factories.ts";

const app = appOfTest({ rateLimit: true, publicUrl: "https://test.example" });
const staff = staffOfTest(app);

const total = async (path: string) => (await staff("GET", path)).pageInfo?.totalRecords;
const emailsSent = () => total("Notification");

test("the day's limit of the whole site: refused with a wait, nothing stored, and the next day all is well", async () => {
  const { db } = app.services;
  const almost = { key: "stored-a-day", taken: 4999, most: 5000, ends_at: "2030-06-02T00:00:00.000Z" };
  await db.executor.insertInto("limits").values(almost).execute();
  expect((await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ email: "no" }))).status).toBe(400);
  expect((await app.call("POST", "CustomerFeedBack/Query", queryFormFor())).status).toBe(201);
  const refused = await app.call("POST", "CustomerFeedBack", reviewFormFor());
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(17.5 * 3600)]);
  expect(refused.message).toContain("try again tomorrow");
  expect(await total("CustomerFeedBack")).toBe(0);
  app.clock.forward(17.5 * 3600);
  expect((await app.call("POST", "CustomerFeedBack", reviewFormFor())).status).toBe(201);
});

test("a few networks that send many forms, or many that are close together, use up no more than half of a day's limit", async () => {
  const half = { key: "stored-a-day-others", taken: 2500, most: 2500, ends_at: "2030-06-02T00:00:00.000Z" };
  await app.services.db.executor.insertInto("limits").values(half).execute();
  const askFrom = async (address: string) => {
    const body = JSON.stringify(queryFormFor());
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    return (await app.app.request("http://test.example/api/CustomerFeedBack/Query", init, { address }))
      .status;
  };
  // Networks that are close together: their neighbourhood has had its share.
  const around = createHash("sha256").update("2001:dead::/32").digest("base64url").slice(0, 22);
  const share = { key: `stored-around:${around}`, taken: 249, most: 250, ends_at: half.ends_at };
  await app.services.db.executor.insertInto("limits").values(share).execute();
  expect([await askFrom("2001:dead:1::1"), await askFrom("2001:dead:2::1")]).toEqual([201, 429]);
  const network = (count: number) => `2001:db8:1:${count}::1`;
  for (let count = 0; count < 10; count += 1) expect(await askFrom(network(count))).toBe(201);
  expect(await askFrom(network(10))).toBe(429);
  expect(await askFrom("2001:db8:2::1")).toBe(201);
  expect(await askFrom("203.0.113.7")).toBe(201);
});

test.each(["filled", "quick"])(
  "a form of our pages that was %s is stored, kept apart and written to nobody",
  async (sign) => {
    const asPage = { "page-form": sign };
    const hotelId = await addHotel(staff);
    const packageId = await addPackage(staff);
    const sendings: [RequestKind, string, object][] = [
      ["bookings", "Booking", bookingFormFor(hotelId)],
      ["packageBookings", "PackageBooking", enquiryFormFor(packageId)],
      ["cabBookings", "CabBooking", cabFormFor()],
      ["reviews", "CustomerFeedBack", reviewFormFor()],
      ["queries", "CustomerFeedBack/Query", queryFormFor()],
    ];
    for (const [kind, path, form] of sendings) {
      const plain = await app.call("POST", path, form, { "page-form": "plain" });
      const apart = await app.call("POST", path, form, asPage);
      expect([apart.status, apart.message]).toEqual([201, plain.message]);
      const { id } = apart.data as { id: number };
      expect([await total(path), await total(`${path}?isSuspicious=true`)]).toEqual([1, 1]);
      expect(await total(`${path}?search=a&isSuspicious=true`)).toBe(1);
      expect((await staff("GET", `${path}/byId?Id=${id}`)).data).toMatchObject({ id, isSuspicious: true });
      const counted = await staff("GET", "Dashboard/NewRequests");
      expect((counted.data as Record<string, number>)[kind]).toBe(1);
      const before = (await emailsSent()) ?? 0;
      const called = await staff("PUT", "Dashboard/Genuine", { kind, id });
      expect(called.status).toBe(200);
      expect(await emailsSent()).toBe(before + (kind === "reviews" ? 1 : 2));
      expect([await total(path), await total(`${path}?isSuspicious=true`)]).toEqual([2, 0]);
      expect((await staff("PUT", "Dashboard/Genuine", { kind, id })).status).toBe(404);
      const [change] = (await staff("GET", `ChangeLog?kind=${kind}&recordId=${id}`)).data as object[];
      expect(change).toMatchObject({ kind, recordId: id, action: "changed" });
    }
  },
);

test("many links from a page are suspicious; from any other client nothing is", async () => {
  const message = "See https://a.example, https://b.example and www.c.example";
  const form = queryFormFor({ message });
  await app.call("POST", "CustomerFeedBack/Query", form);
  expect(await total("CustomerFeedBack/Query")).toBe(1);
  await app.call("POST", "CustomerFeedBack/Query", form, { "page-form": "plain" });
  const two = queryFormFor({ message: "https://a.example https://b.example" });
  await app.call("POST", "CustomerFeedBack/Query", two, { "page-form": "plain" });
  expect(await total("CustomerFeedBack/Query")).toBe(2);
  expect(await total("CustomerFeedBack/Query?isSuspicious=true")).toBe(1);
});

test("who answers a suspicious request has judged it; a visitor sees none of them", async () => {
  const sent = await app.call("POST", "CustomerFeedBack", reviewFormFor(), { "page-form": "filled" });
  const { id } = sent.data as { id: number };
  expect((await app.call("GET", "CustomerFeedBack?isSuspicious=true")).data).toEqual([]);
  await staff("PUT", `CustomerFeedBack/${id}`, { ...reviewFormFor(), id, status: "Accepted" });
  expect((await app.call("GET", "CustomerFeedBack")).data).toMatchObject([{ id, isSuspicious: false }]);
});

test("each request says under which notice it was sent, or by which other way it came", async () => {
  const hotelId = await addHotel(staff);
  const signs: Record<string, string>[] = [
    { "page-form": "plain 2026-11-22" },
    { "page-form": "plain <b>", "idempotency-key": "second" },
    {},
  ];
  for (const headers of signs) await app.call("POST", "Booking", bookingFormFor(hotelId), headers);
  await addRoom(staff, hotelId);
  expect((await staff("POST", "Booking/desk", bookingFormFor(hotelId))).status).toBe(201);
  const kept = app.services.db.executor.selectFrom("bookings").select("notice").orderBy("id");
  expect((await kept.execute()).map(({ notice }) => notice)).toEqual(["2026-11-22", "", "api", "desk"]);
});

test("RATE_LIMIT=off suspects nobody", async () => {
  const open = await startTestApp();
  const desk = await open.signIn();
  await open.call("POST", "CustomerFeedBack/Query", queryFormFor(), { "page-form": "filled" });
  expect((await desk("GET", "CustomerFeedBack/Query")).pageInfo?.totalRecords).toBe(1);
  await open.stop();
});
