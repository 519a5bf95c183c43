import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

/** An accepted stay of two nights for ₹9,000. */
async function addStay(): Promise<number> {
  const hotelId = await addHotel(staff);
  const stay = {
    roomId: await addRoom(staff, hotelId),
    checkInDate: "2030-06-17",
    checkOutDate: "2030-06-19",
  };
  return idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, stay)));
}

const pay = (bookingId: number, change: Record<string, unknown>) =>
  staff("POST", "Payment", { bookingId, amount: 1000, method: "Cash", ...change });
const giveBack = (bookingId: number, paidOn: string) => pay(bookingId, { direction: "Returned", paidOn });

test("nothing is given back before the day on which the first money came in", async () => {
  const id = await addStay();
  await pay(id, { paidOn: "2030-05-29" });
  await pay(id, { paidOn: "2030-05-27" });
  const { status, errors } = await giveBack(id, "2030-05-26");
  expect([status, errors]).toEqual([
    400,
    {
      paidOn:
        "The day of a return cannot be before Mon, 27 May 2030, when the first payment came in: choose that day or a later one",
    },
  ]);
  expect((await giveBack(id, "2030-05-27")).status).toBe(201);
  expect((await giveBack(id, "2030-06-01")).status).toBe(201);
});

test("a payment that was deleted, or is another stay's, is not the first; money that comes in has no such limit", async () => {
  const [id, other] = [await addStay(), await addStay()];
  const { data } = await pay(id, { paidOn: "2030-05-20" });
  await pay(other, { paidOn: "2030-05-20" });
  await staff("DELETE", `Payment/byId?Id=${(data as { id: number }).id}`);
  await pay(id, { paidOn: "2030-05-28" });
  expect((await giveBack(id, "2030-05-27")).errors).toHaveProperty("paidOn");
  expect((await pay(id, { paidOn: "2030-05-21" })).status).toBe(201);
  expect((await giveBack(id, "2030-05-27")).status).toBe(201);
});

test("no payment is deleted, and no return restored, that would leave a return before the first payment", async () => {
  const id = await addStay();
  const paid = async (day: string) => idOf(pay(id, { paidOn: day }));
  const [first, twin] = [await paid("2030-05-20"), await paid("2030-05-20")];
  await paid("2030-05-28");
  const { id: returned } = (await giveBack(id, "2030-05-21")).data as { id: number };
  const remove = (payment: number) => staff("DELETE", `Payment/byId?Id=${payment}`);
  const told =
    "₹1,000 was given back on Tue, 21 May 2030, before the first payment that would count, of Tue, 28 May 2030. Record that return with a later day first.";
  expect((await remove(twin)).status).toBe(200);
  const { status, message } = await remove(first);
  expect([status, message]).toEqual([409, told]);
  await remove(returned);
  expect((await remove(first)).status).toBe(200);
  expect((await staff("PUT", `Payment/restore?Id=${returned}`)).message).toBe(told);
  await staff("PUT", `Payment/restore?Id=${first}`);
  expect((await staff("PUT", `Payment/restore?Id=${returned}`)).status).toBe(200);
});
