import { expect, test } from "vitest";
import type { PersonCopy, Person } from "#contract/people.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { addPackage, cabFormFor, enquiryFormFor } from "../support/factories.ts";
import { columnsWith, filesWith } from "../support/traces.ts";

/* A package and a cab with everything that they can have: total, payments, claims, papers of each kind, a new link. */

const app = appOfFile({ publicUrl: "https://test.example" });
const first = staffOfFile(app);
let staff = first;

const phone = "9876509876";
const email = "zwrk.vale@example.com";
const name = "Zwrkvale Rehmani";
const traces = [phone, email, "zwrkvale"];
const words = `${name}, call +91 98765-09876, or write to Zwrk.Vale@Example.com`;
const person = { customerName: name, phoneNo: phone, email, specialRequest: words };

async function succeed(method: string, path: string, body?: unknown, by = staff): Promise<unknown> {
  const { status, message, data } = await by(method, path, body);
  if (status > 201) throw new Error(`${method} ${path} answered ${status}: ${message}`);
  return data;
}

type Sent = { id: number; key: string };

/** Sends a request, has it accepted, paid, told of and billed, as guest and staff do. */
async function journey(path: "PackageBooking" | "CabBooking", form: object): Promise<Sent> {
  const sent = (await succeed("POST", path, form, app.call)) as Sent;
  const { id, key } = sent;
  const named = path === "CabBooking" ? { cabBookingId: id } : { packageBookingId: id };
  const driver = path === "CabBooking" ? { assignedTo: words } : {};
  await succeed("PUT", `${path}/${id}`, { ...form, ...driver, status: "Accepted", total: 5900 });
  const paid = (await succeed("POST", "Payment", { ...named, amount: 900, method: "UPI", note: words })) as {
    id: number;
  };
  await succeed("POST", "PaymentClaim", { key, amount: 500, reference: phone }, app.call);
  const buyer = { buyerName: words, buyerAddress: words, buyerGstin: "27AAPFU0939F1ZV" };
  await succeed("POST", "Paper/buyer", { key, ...buyer }, app.call);
  for (const kind of ["proforma", "invoice", "credit note", "voucher"])
    await succeed("POST", "Paper", { ...named, kind, buyerName: words });
  await succeed("POST", "Paper", { ...named, kind: "receipt", paymentId: paid.id });
  await succeed("PUT", `${path}/${id}/GuestLink`);
  return sent;
}

const find = async () => (await succeed("POST", "Person/find", { who: phone })) as Person;

test("of one guest's package and cab all is in the copy, and after the erasure nothing of them is anywhere", async () => {
  const { db, dataDir } = app.services;
  await db.executor.insertInto("settings").values({ name: "file_rewritten", value: "" }).execute();
  const tax = { ...taxDefaults, gstin: "27AAPFU0939F1ZV", firstTours: "5", firstCabs: "18" };
  await succeed("PUT", "Settings/Tax", tax);
  const packageId = await addPackage(staff);
  await journey(
    "PackageBooking",
    enquiryFormFor(packageId, { ...person, startDate: "2030-06-10", adults: 2 }),
  );
  await journey("CabBooking", cabFormFor({ ...person, pickUpLoaction: words, dropLoaction: words }));
  const told = await columnsWith(db, traces);
  const tables = new Set(told.map((column) => column.split(".")[0]));
  for (const table of [
    "package_bookings",
    "cab_bookings",
    "payments",
    "payment_claims",
    "invoice_buyers",
    "papers",
    "outbox",
    "changes",
  ])
    expect(tables).toContain(table);

  app.clock.forward(30 * 24 * 3600);
  staff = await app.signIn();
  const found = await find();
  expect(found.records.map(({ kind, fate }) => [kind, fate])).toEqual(
    expect.arrayContaining([
      ["packageBookings", "nameless"],
      ["cabBookings", "nameless"],
    ]),
  );
  const copy = (await succeed("POST", "Person/copy", { who: phone })) as PersonCopy;
  const parts = new Map(copy.parts.map(({ title, entries }) => [title, entries.length]));
  expect(Object.fromEntries(parts)).toMatchObject({ Payments: 2, Papers: 10, "Payments they told of": 2 });

  await succeed("POST", "Person/erase", { who: phone, mark: found.mark });
  expect(await columnsWith(db, traces)).toEqual([]);
  if (db.engine === "sqlite" && dataDir) expect(filesWith(dataDir, traces)).toEqual([]);
  const papers = await db.executor.selectFrom("papers").select(["number", "guest"]).execute();
  expect(papers.map(({ guest }) => guest)).toEqual(papers.map(() => ""));
  expect(papers).toHaveLength(10);
  expect((await find()).records).toEqual([]);
});
