import { expect, test } from "vitest";
import { invoiceBuyerForm, type ListedPaper, type Paper } from "#contract/papers.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const buyer = {
  buyerName: "Deodar Textiles",
  buyerAddress: "12 Mill Road, Pune 411001",
  buyerGstin: "27AAPFU0939F1ZV",
};
const tell = (form: object) => app.call("POST", "Paper/buyer", form);

async function send(path: string, form: object) {
  const { data } = await app.call("POST", path, form);
  return data as { id: number; key: string };
}

const told = async (named: string) => (await staff("GET", `Paper/buyer?${named}`)).data;

test("the guest of a stay, a package or a cab names the company of the invoice, and staff read it at the papers", async () => {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  const kinds: [string, string, object][] = [
    ["Booking", "bookingId", bookingFormFor(hotelId)],
    ["PackageBooking", "packageBookingId", enquiryFormFor(await addPackage(staff))],
    ["CabBooking", "cabBookingId", cabFormFor()],
  ];
  for (const [path, field, form] of kinds) {
    const { id, key } = await send(path, form);
    expect(await told(`${field}=${id}`)).toBeNull();
    const typed = { ...buyer, buyerGstin: "27 aapfu0939f1zv" };
    const reply = await tell({ key, ...typed });
    expect([reply.status, reply.data]).toEqual([200, buyer]);
    expect(await told(`${field}=${id}`)).toEqual(buyer);
    await tell({ key, ...buyer, buyerName: "Deodar Exports" });
    const renamed = { ...buyer, buyerName: "Deodar Exports" };
    expect(await told(`${field}=${id}`)).toEqual(renamed);
    expect((await app.call("GET", `Paper/buyerOfGuest?key=${key}`)).data).toEqual(renamed);
    const { rows } = await rowsOf();
    expect(rows).toBe(kinds.findIndex(([each]) => each === path) + 1);
  }
});

const rowsOf = async () => ({
  rows: (await app.services.db.executor.selectFrom("invoice_buyers").select("id").execute()).length,
});

test("a company told of after the invoice was issued to another is told to staff, once, and the list says whom the invoice names", async () => {
  const { id, key } = await send("CabBooking", cabFormFor());
  await staff("PUT", `CabBooking/${id}`, { ...cabFormFor(), status: "Accepted", total: 4800 });
  const letters = async () => {
    const { executor } = app.services.db;
    const rows = await executor.selectFrom("outbox").select(["subject", "body"]).orderBy("id").execute();
    return rows.filter(({ subject }) => subject.includes("wants the invoice"));
  };
  const invoices = async () => {
    const { data } = await staff("GET", `Paper?cabBookingId=${id}`);
    return (data as ListedPaper[]).filter(({ kind }) => kind === "invoice");
  };
  await tell({ key, ...buyer });
  expect(await letters()).toEqual([]);
  await staff("POST", "Paper", { cabBookingId: id, kind: "invoice" });
  const [invoice] = await invoices();
  expect(invoice).not.toHaveProperty("buyerGstin");
  for (const _ of [1, 2]) await tell({ key, ...buyer, buyerName: "Deodar Exports" });
  const told = await letters();
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toContain("to Deodar Exports");
  expect(told[0]?.body).toContain(`${invoice?.number} was issued before`);
  await staff("POST", "Paper", { cabBookingId: id, kind: "credit note" });
  await staff("POST", "Paper", { cabBookingId: id, kind: "invoice", ...buyer });
  const { buyerName, buyerGstin } = buyer;
  expect((await invoices())[1]).toMatchObject({ buyerName, buyerGstin });
  await tell({ key, ...buyer });
  expect(await letters()).toHaveLength(1);
});

test("what the law asks for on such an invoice is asked for, and a GSTIN is looked at", () => {
  const faults = (form: object) =>
    invoiceBuyerForm.safeParse({ key: "k", ...form }).error?.issues.map(({ message }) => message);
  expect(faults({})).toEqual([
    "The company's name is required",
    "The company's address is required",
    "The company's GSTIN is required",
  ]);
  expect(faults({ ...buyer, buyerGstin: "27AAPFU0939F1ZW" })).toEqual([
    "This is no GSTIN: it has 15 characters, and the last one is a check digit",
  ]);
  expect(faults({ ...buyer, buyerName: "a".repeat(101) })).toHaveLength(1);
});

test("a GSTIN is read as phones write and copy it: digits of their language, signs that nobody sees", () => {
  for (const buyerGstin of ["\u200e27AAPFU0939F1ZV\u202c", "२७aapfu०९३९f1zv"])
    expect(invoiceBuyerForm.parse({ key: "k", ...buyer, buyerGstin })).toMatchObject(buyer);
});

test("without the guest's key nothing is told, and nobody but staff reads it by a number", async () => {
  expect((await tell({ key: "unknown", ...buyer })).status).toBe(404);
  expect((await app.call("GET", "Paper/buyer?bookingId=1")).status).toBe(401);
});

test("the company stands on the invoice; the voucher names who travels", async () => {
  const { id } = await send("CabBooking", cabFormFor());
  await staff("PUT", `CabBooking/${id}`, { ...cabFormFor(), status: "Accepted", total: 4800 });
  const guestOn = async (kind: string) => {
    const issued = await staff("POST", "Paper", { cabBookingId: id, kind, ...buyer });
    expect(issued.status, issued.message).toBe(201);
    const paper = await staff("GET", `Paper/byId?Id=${(issued.data as { id: number }).id}`);
    return (paper.data as Paper).guest;
  };
  const { customerName } = cabFormFor() as { customerName: string };
  expect(await guestOn("proforma")).toMatchObject({ name: "Deodar Textiles", gstin: buyer.buyerGstin });
  const voucher = await guestOn("voucher");
  expect(voucher).toMatchObject({ name: customerName, gstin: "" });
  expect(voucher.address).toBeUndefined();
});
