import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, extraFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const breakfast = { code: "CP", supplement: 500, extraBed: 300, childWithBed: 200, childWithoutBed: 100 };
const dinner = { code: "MAP", supplement: 1000, extraBed: 600, childWithBed: 400, childWithoutBed: 200 };

async function addHouse(room: Record<string, unknown> = {}) {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { plans: [breakfast, dinner], ...room }) };
}

async function enter(form: object): Promise<number> {
  const { data, status, message } = await staff("POST", "Booking/desk", form);
  expect([status, message]).toEqual([201, "Booking entered and accepted"]);
  return (data as { id: number }).id;
}

async function change(id: number, form: object): Promise<string[]> {
  const { data, status, message } = await staff("PUT", `Booking/${id}`, form);
  expect([status, message]).toEqual([200, "Booking updated successfully"]);
  const { priceLines } = data as Booking;
  return priceLines.map(({ name, quantity, nights, rate }) => `${name}: ${quantity} × ${nights} × ${rate}`);
}

test("an extra bed costs what the plan has that a stay is changed to, and back again", async () => {
  const { hotelId, roomId } = await addHouse({ extraBeds: 1 });
  const form = bookingFormFor(hotelId, { roomId, adults: 3, mealPlan: "CP" });
  const id = await enter(form);
  expect(await change(id, { ...form, mealPlan: "MAP" })).toEqual([
    "Deluxe Double: 1 × 2 × 4500",
    "Breakfast and dinner (MAP): 1 × 2 × 1000",
    "Extra bed: 1 × 2 × 600",
  ]);
  expect(await change(id, { ...form, mealPlan: "EP" })).toContain("Extra bed: 1 × 2 × 300");
});

test("two extras under one name, for different nights, keep each its own price", async () => {
  const { hotelId, roomId } = await addHouse();
  const gala = { asked: "always", name: "Gala dinner", per: "person" };
  for (const [price, from, to] of [
    [2000, "2030-06-10", "2030-06-11"],
    [3500, "2030-06-12", "2030-06-13"],
  ])
    await staff("POST", "Extra", extraFormFor(hotelId, { ...gala, price, from, to }));
  const form = bookingFormFor(hotelId, { roomId });
  const id = await enter(form);
  expect(await change(id, { ...form, checkOutDate: "2030-06-13" })).toEqual([
    "Deluxe Double: 1 × 3 × 4500",
    "Gala dinner: 2 × 1 × 2000",
    "Gala dinner: 2 × 1 × 3500",
  ]);
});

test("a stay with meals that its rooms offer no more keeps them at their price, also for one more night", async () => {
  const { hotelId, roomId } = await addHouse();
  const form = bookingFormFor(hotelId, { roomId, mealPlan: "MAP" });
  const id = await enter(form);
  await app.services.db.executor
    .updateTable("rooms")
    .set({ plans: JSON.stringify([{ ...breakfast, supplement: 50_000 }]) })
    .where("id", "=", roomId)
    .execute();
  const { mealPlan: _, ...withoutMeals } = form as Record<string, unknown>;
  expect(await change(id, { ...withoutMeals, checkOutDate: "2030-06-13" })).toEqual([
    "Deluxe Double: 1 × 3 × 4500",
    "Breakfast and dinner (MAP): 1 × 3 × 1000",
  ]);
});
