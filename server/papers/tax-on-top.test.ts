import { beforeAll, beforeEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  enquiryFormFor,
  ratePeriodFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const registered = { gstin: "27AAPFU0939F1ZV", firstTours: "5", firstCabs: "18" };
let hotelId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
});
beforeEach(() => say("extra", registered));

async function say(taxes: string, tax: Partial<typeof taxDefaults>) {
  await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes });
  expect((await staff("PUT", "Settings/Tax", { ...taxDefaults, ...tax })).status).toBe(200);
}

/** An accepted stay of two nights; the second one in a season at `second`. */
async function addStay(rent: number, second?: number): Promise<{ bookingId: number }> {
  const roomId = await addRoom(staff, hotelId, { rentPerNight: rent });
  const season = { from: "2030-06-11", to: "2030-06-12", rentPerNight: second, confirm: true };
  if (second) await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, season));
  const id = await idOf(app.call("POST", "Booking", bookingFormFor(hotelId, { roomId })));
  const form = bookingFormFor(hotelId, { roomId, status: "Accepted" });
  expect((await staff("PUT", `Booking/${id}`, form)).status).toBe(200);
  return { bookingId: id };
}

async function issue(named: object, kind: string, more: object = {}): Promise<Paper> {
  const { status, data, message } = await staff("POST", "Paper", { ...named, kind, ...more });
  expect([status, message]).toEqual([201, "Paper issued"]);
  return (await staff("GET", `Paper/byId?Id=${(data as { id: number }).id}`)).data as Paper;
}
const taxesOf = ({ content }: Paper) => content.taxes.map(({ text, paise }) => [text, paise]);
const sumOf = (parts: { paise: number | null }[]) => parts.reduce((sum, { paise }) => sum + (paise ?? 0), 0);

test("an invoice has the quoted price as its value, and the tax on top of it", async () => {
  const named = await addStay(4500);
  const invoice = await issue(named, "invoice");
  expect(invoice.content.lines).toMatchObject([{ text: "Deluxe Double", paise: 900_000 }]);
  expect(taxesOf(invoice)).toEqual([
    ["Taxable value at 5 %", 900_000],
    ["CGST 2.5 %", 22_500],
    ["SGST 2.5 %", 22_500],
  ]);
  expect(invoice).toMatchObject({ totalPaise: 945_000, content: { total: 945_000 } });
  expect(invoice.content.notes).toContain("The tax shown is added to the prices.");
  expect(await issue(named, "invoice")).toEqual(invoice);
  expect(taxesOf(await issue(named, "proforma"))).toEqual(taxesOf(invoice));
  const credit = await issue(named, "credit note");
  expect(credit.content).toMatchObject({ total: 945_000, lines: invoice.content.lines });
});

test("of two slabs each value is what its nights were quoted at; what rounds each tax to the rupee is told", async () => {
  const invoice = await issue(await addStay(1999, 9001), "invoice");
  expect(sumOf(invoice.content.lines)).toBe(1_100_000);
  expect(taxesOf(invoice)).toEqual([
    ["Taxable value at 5 %", 199_900],
    ["CGST 2.5 %", 4998],
    ["SGST 2.5 %", 4998],
    ["Taxable value at 18 %", 900_100],
    ["CGST 9 %", 81_009],
    ["SGST 9 %", 81_009],
    ["Round off", -14],
  ]);
  expect(invoice.content.total).toBe(1_272_000);
  expect(sumOf(invoice.content.taxes)).toBe(1_272_000);
  const { data } = await staff("GET", "Report/tax?from=2030-06-01&to=2030-06-01");
  expect(JSON.stringify(data)).toContain("900100");
});

test("the tax that was told stays on the paper when the table changes, and an advance has its part of it", async () => {
  const named = await addStay(4500);
  await say("extra", { ...registered, firstPercent: "12" });
  expect(taxesOf(await issue(named, "proforma"))[0]).toEqual(["Taxable value at 5 %", 900_000]);
  const { data } = await staff("POST", "Payment", { ...named, amount: 4725, method: "UPI" });
  const receipt = await issue(named, "receipt", { paymentId: (data as { id: number }).id });
  expect(taxesOf(receipt)).toEqual([
    ["Taxable value at 5 %", 450_000],
    ["CGST 2.5 %", 11_250],
    ["SGST 2.5 %", 11_250],
  ]);
});

test("a company that is registered no more has no tax on its papers, and the told lines are what is charged", async () => {
  const named = await addStay(4500);
  await say("extra", {});
  const { content } = await issue(named, "invoice");
  expect(content).toMatchObject({ title: "Invoice", taxes: [], total: 945_000 });
  expect(content.lines.map(({ text, paise }) => [text, paise])).toEqual([
    ["Deluxe Double", 900_000],
    ["GST 5 %", 45_000],
  ]);
});

test("a package at the estimate has its tax on top; another total that was agreed on has it within", async () => {
  const form = enquiryFormFor(await addPackage(staff), { adults: 2, status: "Accepted" });
  const id = await idOf(app.call("POST", "PackageBooking", form));
  const named = { packageBookingId: id };
  const agree = (total: number) => staff("PUT", `PackageBooking/${id}`, { ...form, total });
  expect((await agree(36_750)).status).toBe(200);
  const invoice = await issue(named, "invoice");
  expect(sumOf(invoice.content.lines)).toBe(3_500_000);
  expect(taxesOf(invoice)).toEqual([
    ["Taxable value at 5 %", 3_500_000],
    ["CGST 2.5 %", 87_500],
    ["SGST 2.5 %", 87_500],
  ]);
  await issue(named, "credit note");
  expect((await agree(35_700)).status).toBe(200);
  const other = await issue(named, "invoice");
  expect(sumOf(other.content.lines)).toBe(3_570_000);
  expect(taxesOf(other)[0]).toEqual(["Taxable value at 5 %", 3_400_000]);
  expect(other.content.notes).toContain("The prices include the tax shown.");
});
