import { beforeEach, expect, test } from "vitest";
import { type ListedPaper, type Paper, paperMessages } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, cabFormFor, enquiryFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
beforeEach(() => setTax({}));

async function setTax(change: Partial<typeof taxDefaults>) {
  expect((await staff("PUT", "Settings/Tax", { ...taxDefaults, ...change })).status).toBe(200);
}
const registered = { gstin: "27AAPFU0939F1ZV", firstTours: "5", firstCabs: "18" };

type Named = { packageBookingId: number } | { cabBookingId: number };

async function addEnquiry(): Promise<Named> {
  const form = enquiryFormFor(await addPackage(staff));
  const id = await idOf(app.call("POST", "PackageBooking", form));
  const accepted = { ...form, status: "Accepted", total: 42_000 };
  expect((await staff("PUT", `PackageBooking/${id}`, accepted)).status).toBe(200);
  return { packageBookingId: id };
}

async function addCab(total: number | "" = 5900): Promise<Named> {
  const form = cabFormFor();
  const id = await idOf(app.call("POST", "CabBooking", form));
  expect((await staff("PUT", `CabBooking/${id}`, { ...form, status: "Accepted", total })).status).toBe(200);
  return { cabBookingId: id };
}

const ask = (named: object, kind: string, more: object = {}) =>
  staff("POST", "Paper", { ...named, kind, ...more });

async function issue(named: Named, kind: string, more: object = {}): Promise<Paper> {
  const { status, data, message } = await ask(named, kind, more);
  expect([status, message]).toEqual([201, "Paper issued"]);
  return (await staff("GET", `Paper/byId?Id=${(data as { id: number }).id}`)).data as Paper;
}

async function pay(named: Named, amount: number): Promise<number> {
  return idOf(staff("POST", "Payment", { ...named, amount, method: "UPI" }));
}
const listed = async (named: Named) =>
  (
    await staff(
      "GET",
      `Paper?${new URLSearchParams(Object.entries(named).map(([name, id]) => [name, String(id)]))}`,
    )
  ).data as ListedPaper[];
const taxesOf = ({ content }: Paper) => content.taxes.map(({ text, paise }) => [text, paise]);

test("a package is billed at the rate of tours: 5 % of 42,000 with all in it are 2,000", async () => {
  await setTax(registered);
  const named = await addEnquiry();
  const invoice = await issue(named, "invoice");
  expect(invoice.content.total).toBe(42_00_000);
  expect(taxesOf(invoice)).toEqual([
    ["Taxable value at 5 %", 40_00_000],
    ["CGST 2.5 %", 1_00_000],
    ["SGST 2.5 %", 1_00_000],
  ]);
  expect(invoice.content.notes.join(" ")).toContain("Gross amount of a tour");
  expect(await issue(named, "invoice")).toEqual(invoice);
  const credit = await issue(named, "credit note");
  expect(credit.creditsId).toBe(invoice.id);
  const { data } = await staff("GET", "Report/tax?from=2030-06-01&to=2030-06-01");
  expect(JSON.stringify(data)).not.toContain("4000000");
});

test("a cab is billed at its own rate, on the day of its journey, and where it goes leaves with the guest", async () => {
  await setTax(registered);
  const named = await addCab();
  const invoice = await issue(named, "invoice");
  expect(taxesOf(invoice)).toEqual([
    ["Taxable value at 18 %", 5000_00],
    ["CGST 9 %", 450_00],
    ["SGST 9 %", 450_00],
  ]);
  expect(JSON.stringify(invoice.content)).not.toContain(cabFormFor().pickUpLoaction);
  expect(invoice.guest.route).toContain(cabFormFor().pickUpLoaction);
  expect(await issue(named, "voucher")).toMatchObject({
    totalPaise: null,
    cabBookingId: Object.values(named)[0],
  });
});

test("a rate from a later day counts from that day on", async () => {
  const later = { secondUpTo: "7500", secondPercent: "5", secondAbove: "18", secondCabs: "5" };
  await setTax({ ...registered, ...later, secondFrom: cabFormFor().dateOfJourney });
  expect(taxesOf(await issue(await addCab(), "invoice"))[0]?.[0]).toBe("Taxable value at 5 %");
});

test("without the owner's choice none is guessed, and without registration there is no tax", async () => {
  const plain = await issue(await addEnquiry(), "invoice");
  expect([plain.content.title, taxesOf(plain)]).toEqual(["Invoice", []]);
  await setTax({ gstin: registered.gstin });
  expect(await ask(await addEnquiry(), "invoice")).toMatchObject({
    status: 409,
    message: paperMessages.noTourRate,
  });
  expect(await ask(await addCab(), "invoice")).toMatchObject({
    status: 409,
    message: paperMessages.noCabRate,
  });
});

test("a receipt is of a payment of the same journey, once; one that nobody accepted has no invoice", async () => {
  await setTax(registered);
  const [one, other] = [await addEnquiry(), await addCab()];
  const paymentId = await pay(one, 10_500);
  expect((await ask(other, "receipt", { paymentId })).status).toBe(400);
  const receipt = await issue(one, "receipt", { paymentId });
  expect(receipt.content.total).toBe(10_50_000);
  expect(taxesOf(receipt)[0]).toEqual(["Taxable value at 5 %", 10_00_000]);
  expect(await issue(one, "receipt", { paymentId })).toEqual(receipt);
  expect((await listed(one)).map(({ kind }) => kind)).toEqual(["receipt"]);
  expect(await listed(other)).toEqual([]);
  expect((await ask(await addCab(""), "invoice")).status).toBe(409);
  expect((await ask({ ...one, ...other }, "invoice")).status).toBe(400);
  expect((await ask({}, "invoice")).status).toBe(400);
  expect((await ask({ packageBookingId: 9999 }, "invoice")).status).toBe(400);
});

test("stays, packages and cabs share one series, without a gap", async () => {
  const numbers = [await issue(await addEnquiry(), "invoice"), await issue(await addCab(), "invoice")].map(
    ({ number }) => Number(number.split("/")[2]),
  );
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
});
