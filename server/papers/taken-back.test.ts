import { beforeAll, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { ListedPaper, Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
});

/** An accepted stay. */
async function addStay() {
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  return { id, key };
}

async function issue(bookingId: number, kind: string, more: Record<string, unknown> = {}): Promise<Paper> {
  const id = await idOf(staff("POST", "Paper", { bookingId, kind, ...more }));
  return (await staff("GET", `Paper/byId?Id=${id}`)).data as Paper;
}

const pay = async (bookingId: number, amount: number, direction = "Received") =>
  idOf(staff("POST", "Payment", { bookingId, amount, method: "UPI", direction }));

test("the credit note of a business's invoice is made out to that business", async () => {
  const { id } = await addStay();
  const { guest } = await issue(id, "invoice", { buyerName: "Walnut Ltd", buyerGstin: "27AAPFU0939F1ZV" });
  expect(guest.name).toBe("Walnut Ltd");
  expect((await issue(id, "credit note")).guest).toEqual(guest);
});

test("a credit note says, as its invoice does, how the tax and the prices make up its total", async () => {
  const { details } = companyDefaults;
  await staff("PUT", "Settings/Details", { ...details, taxes: "extra" });
  const tax = { ...taxDefaults, gstin: "27AAPFU0939F1ZV", sac: "996311" };
  await staff("PUT", "Settings/Tax", tax);
  const { id } = await addStay();
  const { content } = await issue(id, "invoice");
  expect(content.notes).toEqual(["The tax shown is added to the prices.", "SAC 996311"]);
  const { notes } = (await issue(id, "credit note")).content;
  expect(notes).toEqual(["The invoice named above no longer counts.", ...content.notes]);
  await staff("PUT", "Settings/Details", details);
  await staff("PUT", "Settings/Tax", taxDefaults);
});

test("the receipt of a deleted payment is withdrawn, and no refund names it, or another refund", async () => {
  const { id, key } = await addStay();
  const [kept, taken] = [await pay(id, 3000), await pay(id, 2000)];
  const receipt = await issue(id, "receipt", { paymentId: kept });
  const former = await issue(id, "receipt", { paymentId: taken });
  const withdrawn = async () => {
    const { data } = await app.call("GET", `Paper/ofGuest?key=${key}`);
    return (data as ListedPaper[]).filter(({ isWithdrawn }) => isWithdrawn).map(({ number }) => number);
  };
  expect(await withdrawn()).toEqual([]);
  await staff("DELETE", `Payment/byId?Id=${taken}`);
  expect(await withdrawn()).toEqual([former.number]);
  expect((await staff("GET", `Paper/byId?Id=${former.id}`)).data).toEqual({ ...former, isWithdrawn: true });
  for (const amount of [500, 600]) {
    const back = await issue(id, "receipt", { paymentId: await pay(id, amount, "Returned") });
    expect(back.content.notes).toEqual([`Paid before by ${receipt.number}.`]);
  }
  await staff("PUT", `Payment/restore?Id=${taken}`);
  expect(await withdrawn()).toEqual([]);
});

test("money kept for a later stay is not said to be given back, nor taxed once more where it is used", async () => {
  await staff("PUT", "Settings/Tax", { ...taxDefaults, gstin: "27AAPFU0939F1ZV" });
  const [ended, later] = [await addStay(), await addStay()];
  const receipt = await issue(ended.id, "receipt", { paymentId: await pay(ended.id, 3000) });
  expect(receipt.content.taxes).toHaveLength(3);
  await staff("POST", "Booking/ending", { id: ended.id, ending: "Cancelled", reason: "Asked", waive: true });
  const credit = async (bookingId: number, more: object) =>
    idOf(staff("POST", "Payment", { bookingId, amount: 3000, method: "Credit", ...more }));
  const { reference } = (await staff("GET", `Booking/byId?Id=${ended.id}`)).data as { reference: string };
  const kept = await issue(ended.id, "receipt", {
    paymentId: await credit(ended.id, { direction: "Returned" }),
  });
  expect(kept).toMatchObject({ title: "Money kept", totalPaise: 300_000, content: { taxes: [] } });
  expect(kept.content.lines[0]?.text).toBe(`Kept for a later stay, of ${reference}`);
  const used = await issue(later.id, "receipt", { paymentId: await credit(later.id, { reference }) });
  expect(used).toMatchObject({ title: "Money used", totalPaise: 300_000, content: { taxes: [] } });
  expect(JSON.stringify([kept, used])).not.toMatch(/given back|received/i);
});
