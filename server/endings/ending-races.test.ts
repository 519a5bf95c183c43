import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { twoServersOfFile } from "#test/support/two-servers.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const rounds = 8;

const two = twoServersOfFile();

test("a stay is cancelled and paid at the same moment by two processes, twice each: one end, one payment, and the sums agree", async () => {
  const hotelId = await addHotel((...call) => two.staffAt(0, ...call));
  const roomId = await addRoom((...call) => two.staffAt(0, ...call), hotelId, { noOfRooms: 50 });
  for (let round = 0; round < rounds; round += 1) {
    const entered = await two.staffAt(0, "POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
    const { id } = entered.data as { id: number };
    const payment = { bookingId: id, amount: 3000, method: "UPI", reference: `4120000000${round}` };
    const ending = { id, ending: "Cancelled", reason: "Plans changed" };
    const [end, pay, endAgain, payAgain] = await Promise.all([
      two.staffAt(round, "POST", "Booking/ending", ending),
      two.staffAt(round + 1, "POST", "Payment", payment),
      two.staffAt(round + 1, "POST", "Booking/ending", ending),
      two.staffAt(round, "POST", "Payment", { ...payment, note: "the other desk" }),
    ]);
    expect(new Set([end.status, endAgain.status])).toEqual(new Set([200, 409]));
    expect([pay.status, payAgain.status]).toEqual([201, 201]);
    expect((pay.data as { id: number }).id).toBe((payAgain.data as { id: number }).id);
    const booking = (await two.staffAt(round, "GET", `Booking/byId?Id=${id}`)).data as Booking;
    const { paid, due, over, charge, total } = booking;
    expect({ paid, owed: paid + (due ?? NaN) - over, of: total !== null }).toEqual({
      paid: 3000,
      owed: charge,
      of: true,
    });
  }
});
