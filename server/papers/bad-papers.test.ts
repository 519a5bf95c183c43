import { expect, test } from "vitest";
import type { Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addStay(): Promise<number> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  return (data as { id: number }).id;
}

const ask = (bookingId: number, kind: string, more: object = {}) =>
  staff("POST", "Paper", { bookingId, kind, ...more });
async function read({ data }: { data: unknown }): Promise<Paper> {
  return (await staff("GET", `Paper/byId?Id=${(data as { id: number }).id}`)).data as Paper;
}

test("a GSTIN whose last character does not check is refused at its field, the company's and the buyer's", async () => {
  const wrong = "27AAPFU0939F1ZW";
  const settings = await staff("PUT", "Settings/Tax", { ...taxDefaults, gstin: wrong });
  expect([settings.status, Object.keys(settings.errors ?? {})]).toEqual([400, ["gstin"]]);
  const invoice = await ask(await addStay(), "invoice", { buyerGstin: wrong });
  expect([invoice.status, Object.keys(invoice.errors ?? {})]).toEqual([400, ["buyerGstin"]]);
});

test("a buyer without a GSTIN is the guest, and one with a name of its own has both", async () => {
  const id = await addStay();
  const own = await read(await ask(id, "proforma"));
  expect(own.guest).toMatchObject({ name: "Meera Pillai", gstin: "" });
  const business = await read(
    await ask(id, "proforma", { buyerName: "Walnut Ltd", buyerGstin: "27AAPFU0939F1ZV" }),
  );
  expect(business.guest).toMatchObject({ name: "Walnut Ltd", gstin: "27AAPFU0939F1ZV" });
});

test("of a stay without a total nothing is billed", async () => {
  const id = await addStay();
  await app.services.db.executor
    .updateTable("bookings")
    .set({ total_paise: null })
    .where("id", "=", id)
    .execute();
  for (const kind of ["proforma", "invoice"]) {
    const { status, message } = await ask(id, kind);
    expect([kind, status, message]).toEqual([kind, 409, "The total of this stay is not settled yet"]);
  }
});

test("a paper is of the day on which it is issued, whatever is sent, and nothing changes or deletes it", async () => {
  const id = await addStay();
  const issued = await read(await ask(id, "invoice", { issuedOn: "2029-01-01", number: "CO/1", total: 1 }));
  expect(issued).toMatchObject({
    issuedOn: "2030-06-01",
    number: expect.stringMatching(/^CO\/30-31\/\d{5}$/),
  });
  for (const [method, path] of [
    ["PUT", `Paper/${issued.id}`],
    ["PUT", "Paper"],
    ["DELETE", `Paper/byId?Id=${issued.id}`],
    ["DELETE", `Paper?Id=${issued.id}`],
  ] as const)
    expect([path, (await staff(method, path, { number: "CO/1" })).status]).toEqual([
      path,
      expect.toBeOneOf([404, 405]),
    ]);
  expect(await read({ data: { id: issued.id } })).toEqual(issued);
});
