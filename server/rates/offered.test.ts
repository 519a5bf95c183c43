import { expect, test } from "vitest";
import type { Availability } from "#contract/availability.ts";
import type { Notification } from "#contract/outbox.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, extraFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const plans = [{ code: "MAP", supplement: 1500, extraBed: 1700, childWithBed: 1400, childWithoutBed: 700 }];

async function offered(call: TestApp["call"], hotelId: number) {
  const path = `Availability?hotelId=${hotelId}&checkIn=2030-06-10&checkOut=2030-06-12`;
  const [room] = (await call("GET", path)).data as Availability[];
  return room?.offered;
}

test("guests are told what they can choose, only where there is something; staff also what only they add", async () => {
  const hotelId = await addHotel(staff);
  const plain = await addHotel(staff);
  await addRoom(staff, hotelId, { plans });
  await addRoom(staff, plain);
  expect(await offered(app.call, plain)).toBeUndefined();
  await staff("POST", "Extra", extraFormFor(hotelId, { name: "Late key", asked: "never" }));
  await staff("POST", "Extra", extraFormFor(hotelId, { name: "Heating", asked: "always" }));
  await staff(
    "POST",
    "Extra",
    extraFormFor(hotelId, { name: "Sledge", from: "2030-12-01", to: "2031-03-01" }),
  );
  const guest = await offered(app.call, hotelId);
  expect(guest?.plans.map(({ code, supplement }) => [code, supplement])).toEqual([
    ["EP", 0],
    ["MAP", 1500],
  ]);
  expect([guest?.extras, guest?.asksAges]).toEqual([[], true]);
  expect((await offered(staff, hotelId))?.extras.map(({ name }) => name)).toEqual(["Late key"]);
});

test("staff change a stay's meals and extras, and its guest reads every line", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { plans });
  const extra = await idOf(staff("POST", "Extra", extraFormFor(hotelId)));
  const form = bookingFormFor(hotelId, {
    roomId,
    mealPlan: "MAP",
    extras: [extra],
    email: "meera@example.com",
  });
  const { data: stored } = await staff("POST", "Booking/desk", form);
  const { id } = stored as { id: number };
  const told = (await staff("GET", "Notification?search=meera@example.com")).data as Notification[];
  expect(told[0]?.text).toContain("Breakfast and dinner (MAP)");
  expect(told[0]?.text).toContain("Airport pick-up: ₹1,500");
  expect((await staff("DELETE", `Extra/byId?Id=${extra}`)).status).toBe(200);
  const change = (more: object) => staff("PUT", `Booking/${id}`, { ...form, ...more });
  const kept = await change({ extras: [extra], mealPlan: "EP", version: 1 });
  expect([kept.status, (kept.data as { total: number }).total]).toEqual([200, 9000 + 1500]);
  const none = await change({ extras: [], mealPlan: "EP", version: 2 });
  expect((none.data as { total: number; extras: number[] }).total).toBe(9000);
});
