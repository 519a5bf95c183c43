import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

/** A stay that ended in a house whose rooms are not recorded, and the house's rooms since then. */
async function endedWithoutTotal(more: Record<string, unknown> = {}) {
  const hotelId = await addHotel(staff);
  const id = await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId)));
  const ended = await staff("POST", "Booking/ending", { id, ending: "Cancelled", ...more });
  const roomId = await addRoom(staff, hotelId);
  const settle = async (form: object = {}) => {
    const change = bookingFormFor(hotelId, { roomId, status: "Rejected", ...form });
    return (await staff("PUT", `Booking/${id}`, change)).data as Booking;
  };
  return { ended: ended.data as Booking, settle };
}

test("a charge that was open follows as soon as the total is settled, by the day on which the stay ended", async () => {
  const { ended, settle } = await endedWithoutTotal();
  expect([ended.total, ended.charge, ended.due]).toEqual([null, null, null]);
  app.clock.forward(5 * 86_400);
  expect(await settle()).toMatchObject({ total: 9000, charge: 2250, due: 2250, ending: "Cancelled" });
  expect(await settle({ rooms: 1, checkOutDate: "2030-06-13" })).toMatchObject({ charge: 2250 });
});

test("what was waived stays so", async () => {
  const { settle } = await endedWithoutTotal({ waive: true, reason: "The road is shut" });
  expect(await settle()).toMatchObject({ total: 9000, charge: 0, due: 0 });
});
