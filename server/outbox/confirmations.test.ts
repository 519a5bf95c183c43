import { expect, test } from "vitest";
import type { Notification } from "#contract/outbox.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
} from "#test/support/factories.ts";

const app = appOfTest({ rateLimit: true, publicUrl: "https://test.example" });
const staff = staffOfTest(app);

async function emails(audience: "guest" | "staff"): Promise<Notification[]> {
  const { data } = await staff("GET", "Notification?limit=100");
  return (data as Notification[]).filter((email) => email.audience === audience);
}

/** Sends a form from the given network; with a new one each time only the confirmations' own limits apply. */
async function askFrom(network: number, email: string): Promise<number> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(queryFormFor({ email })),
  };
  const path = "http://test.example/api/CustomerFeedBack/Query";
  return (await app.app.request(path, init, { address: `10.0.${network >> 8}.${network & 255}` })).status;
}

test("no word that a sender typed is in what goes to the address that was typed", async () => {
  const evil = "Refund of Rs 50,000: https://evil.example";
  const hotelId = await addHotel(staff);
  const packageId = await addPackage(staff);
  await app.call("POST", "Booking", bookingFormFor(hotelId, { customerName: evil, specialRequest: evil }));
  await app.call(
    "POST",
    "PackageBooking",
    enquiryFormFor(packageId, { customerName: evil, specialRequest: evil }),
  );
  const ride = { customerName: evil, pickUpLoaction: evil, dropLoaction: evil, preferredTime: evil };
  await app.call("POST", "CabBooking", cabFormFor({ ...ride, specialRequest: evil, email: "a@example.com" }));
  const query = { name: evil, subject: evil, message: evil, email: "b@example.com" };
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor(query));
  const sent = await emails("guest");
  expect(sent).toHaveLength(4);
  for (const { subject, text, reference } of sent) {
    expect(`${subject} ${text}`).not.toMatch(/evil|Refund/);
    expect(subject).toContain(reference);
    expect(text).toContain("Not you?");
  }
  for (const { text } of await emails("staff")) expect(text).toContain(evil);
});

test("an address is sent three confirmations an hour, however it is written; the request is stored and staff are told", async () => {
  const spellings = ["v@example.com", "V@Example.com", "v+1@example.com", "v+2@example.com", "v@example.com"];
  for (const [network, email] of spellings.entries()) expect(await askFrom(network, email)).toBe(201);
  expect(await emails("guest")).toHaveLength(3);
  const toStaff = await emails("staff");
  expect(toStaff).toHaveLength(5);
  expect(toStaff.filter(({ text }) => text.includes("No confirmation was sent"))).toHaveLength(2);
  app.clock.forward(3600);
  expect(await askFrom(9, "v@example.com")).toBe(201);
  expect(await emails("guest")).toHaveLength(4);
});

test("the whole site sends 200 confirmations an hour, then staff alone are told", async () => {
  const full = { key: "confirmations", taken: 199, most: 200, ends_at: "2030-06-01T07:00:00.000Z" };
  await app.services.db.executor.insertInto("limits").values(full).execute();
  for (const network of [1, 2, 3]) expect(await askFrom(network, `guest${network}@example.com`)).toBe(201);
  expect(await emails("guest")).toHaveLength(1);
  expect(await emails("staff")).toHaveLength(3);
});

test("one network that sends many forms uses up no more than half of the confirmations", async () => {
  const half = { key: "confirmations-others", taken: 100, most: 100, ends_at: "2030-06-01T07:00:00.000Z" };
  await app.services.db.executor.insertInto("limits").values(half).execute();
  for (let count = 0; count < 8; count += 1) expect(await askFrom(1, `guest${count}@example.com`)).toBe(201);
  expect(await emails("guest")).toHaveLength(5);
  expect(await askFrom(2, "other@example.com")).toBe(201);
  expect(await emails("guest")).toHaveLength(6);
});

test("an email that was not sent for its address takes nothing from the site's allowance", async () => {
  for (let network = 0; network < 6; network += 1) await askFrom(network, "v@example.com");
  const { db } = app.services;
  const site = db.executor.selectFrom("limits").select("taken").where("key", "=", "confirmations");
  expect(await site.executeTakeFirst()).toEqual({ taken: 3 });
});

test("staff are written to about so many forms of one network in an hour, once told of more, and as ever about others", async () => {
  const [first, others] = [20, 60];
  for (let count = 0; count < first; count += 1) await askFrom(1, `guest${count}@example.com`);
  expect(await emails("staff")).toHaveLength(first);
  const full = { key: "told-others", taken: others, most: others, ends_at: "2030-06-01T07:00:00.000Z" };
  await app.services.db.executor.insertInto("limits").values(full).execute();
  for (let count = 0; count < 4; count += 1) expect(await askFrom(1, `more${count}@example.com`)).toBe(201);
  const told = await emails("staff");
  expect(told).toHaveLength(first + 1);
  expect(told.filter(({ text }) => text.includes("Today has them all"))).toHaveLength(1);
  expect(await askFrom(2, "other@example.com")).toBe(201);
  expect(await emails("staff")).toHaveLength(first + 2);
});
