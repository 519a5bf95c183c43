import { beforeEach, expect, test } from "vitest";
import type { StayMoves } from "#contract/booking-moves.ts";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, extraFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const rates = { extraBed: 0, childWithBed: 0, childWithoutBed: 0 };
const breakfast = { code: "CP", supplement: 500, ...rates };
const dinner = { code: "MAP", supplement: 1000, ...rates };

let hotelId: number;
let withDinner: number;
let withBreakfast: number;
let id: number;
let form: ReturnType<typeof bookingFormFor>;

beforeEach(async () => {
  hotelId = await addHotel(staff);
  withDinner = await addRoom(staff, hotelId, { plans: [breakfast, dinner] });
  withBreakfast = await addRoom(staff, hotelId, { roomType: 3, rentPerNight: 8000, plans: [breakfast] });
  form = bookingFormFor(hotelId, { roomId: withDinner, mealPlan: "MAP" });
  id = await idOf(staff("POST", "Booking/desk", form));
});

const change = (more: object) => staff("PUT", `Booking/${id}`, { ...form, ...more });
const read = async () => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;

async function movesTo(roomId: number): Promise<StayMoves> {
  const query = `bookingId=${id}&roomId=${roomId}&checkIn=2030-06-10&checkOut=2030-06-12`;
  return (await staff("GET", `Booking/moves?${query}`)).data as StayMoves;
}

test("a stay is moved only to rooms that offer its meals, whether the form names them or not", async () => {
  const { refusal } = await movesTo(withBreakfast);
  expect(refusal).toBe("Premium Double does not offer Breakfast and dinner (MAP)");
  expect((await movesTo(withDinner)).rooms).toEqual([]);
  for (const mealPlan of ["MAP", undefined])
    expect(await change({ roomId: withBreakfast, mealPlan })).toMatchObject({
      status: 400,
      errors: { mealPlan: "This house does not offer these meals" },
    });
  expect((await change({ roomId: withBreakfast, mealPlan: "CP" })).status).toBe(200);
  expect(await read()).toMatchObject({ roomType: "Premium Double", mealPlan: "CP", total: 17_000 });
});

test("a stay with meals that its rooms offer no more can still be moved in them, and rejected", async () => {
  const room = { hotelId, roomType: 2, rentPerNight: 4500, noBeds: 1, maxAdults: 2, maxChild: 1 };
  const less = { ...room, id: withDinner, noOfRooms: 1, facilities: [], plans: [breakfast] };
  expect((await staff("PUT", `Rooms/${withDinner}`, less)).status).toBe(200);
  const { refusal, wish } = await movesTo(withDinner);
  expect([refusal, wish.total]).toEqual(["", 11_000]);
  expect((await change({ customerName: "Meera K. Pillai" })).status).toBe(200);
  expect((await change({ mealPlan: "AP" })).status).toBe(400);
  expect((await change({ status: "Rejected" })).status).toBe(200);
  expect(await read()).toMatchObject({ mealPlan: "MAP", total: 11_000 });
});

test("a stay with meals is moved out of the nights of an extra, which is then not charged", async () => {
  const dates = { from: "2030-06-01", to: "2030-06-15" };
  const extra = await idOf(staff("POST", "Extra", extraFormFor(hotelId, dates)));
  expect((await change({ extras: [extra] })).data).toMatchObject({ total: 12_500 });
  const later = { checkInDate: "2030-06-20", checkOutDate: "2030-06-22" };
  expect((await change(later)).data).toMatchObject({ total: 11_000, extras: [extra] });
  expect(await change({ ...later, extras: [extra] })).toMatchObject({
    status: 400,
    errors: { extras: "Airport pick-up is not offered for these nights" },
  });
  const tent = await idOf(staff("POST", "Extra", extraFormFor(hotelId, { name: "Tent", ...dates })));
  const { errors } = await change({ ...later, extras: [extra, tent] });
  expect(errors).toEqual({ extras: "Airport pick-up and Tent are not offered for these nights" });
});
