import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id;
const pay = (bookingId: number, change: Record<string, unknown>) =>
  staff("POST", "Payment", { bookingId, amount: 100_000, method: "Cash", ...change });
const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;

/** An accepted stay of which ₹100,000 are kept for a later one. */
async function addStay(): Promise<Booking> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const id = idOf(await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId })));
  await pay(id, { amount: 200_000 });
  await pay(id, { direction: "Returned", method: "Credit" });
  return read(id);
}

test("two stays use each other's kept money at once, and give it back: nobody waits for one another", async () => {
  const [one, other] = [await addStay(), await addStay()];
  const use = (stay: Booking, from: Booking) =>
    pay(stay.id, { amount: 10_000, method: "Credit", reference: from.reference });
  const paid = async () => [(await read(one.id)).paid, (await read(other.id)).paid];

  const used = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? use(one, other) : use(other, one))),
  );
  expect(used.map(({ status }) => status)).toEqual(used.map(() => 201));
  expect(await paid()).toEqual([160_000, 160_000]);

  const givenBack = await Promise.all(
    used.map((payment) => staff("DELETE", `Payment/byId?Id=${idOf(payment)}`)),
  );
  expect(givenBack.map(({ status }) => status)).toEqual(used.map(() => 200));
  expect(await paid()).toEqual([100_000, 100_000]);
});
