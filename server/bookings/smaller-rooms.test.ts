import { beforeEach, expect, test } from "vitest";
import type { StayMoves } from "#contract/booking-moves.ts";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

let roomId: number;
let id: number;
let form: ReturnType<typeof bookingFormFor>;

/** A stay of two, accepted before somebody wrote that its room sleeps one. */
beforeEach(async () => {
  const hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId);
  form = bookingFormFor(hotelId, { roomId, status: "Accepted" });
  id = await idOf(staff("POST", "Booking/desk", form));
  const room = { id: roomId, hotelId, roomType: 2, rentPerNight: 4500, noBeds: 1, noOfRooms: 1 };
  const smaller = { ...room, facilities: [], maxAdults: 1, maxChild: 0 };
  expect((await staff("PUT", `Rooms/${roomId}`, smaller)).status).toBe(200);
});

const change = async (more: object) => (await staff("PUT", `Booking/${id}`, { ...form, ...more })).status;

test("it is corrected, moved and completed in its room; more people do not come into it", async () => {
  expect(await change({ phoneNo: "9000000009" })).toBe(200);
  const query = `bookingId=${id}&roomId=${roomId}&checkIn=2030-06-11&checkOut=2030-06-13`;
  expect(((await staff("GET", `Booking/moves?${query}`)).data as StayMoves).refusal).toBe("");
  expect(await change({ checkInDate: "2030-06-11", checkOutDate: "2030-06-13" })).toBe(200);
  expect(await change({ adults: 3 })).toBe(400);
  expect(await change({ chlids: 1 })).toBe(400);
  expect(await change({ status: "Completed" })).toBe(200);
});

test("it is brought back, deleted or ended by mistake; a request of two is not accepted any more", async () => {
  await staff("DELETE", `Booking/byId?Id=${id}`);
  expect((await staff("PUT", `Booking/restore?Id=${id}`)).status).toBe(200);
  await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
  expect((await staff("DELETE", `Booking/ending?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", `Booking/byId?Id=${id}`)).data as Booking).toMatchObject({
    status: "Accepted",
    roomId,
    total: 9000,
  });
  expect(await change({ status: "Pending" })).toBe(200);
  expect(await change({ status: "Accepted" })).toBe(400);
});
