import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import type { TestApp } from "#test/support/app.ts";
import { addHotel, bookingFormFor, reviewFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
let staff: TestApp["call"];
let hotelId: number;

beforeAll(async () => {
  staff = await app.signIn();
  hotelId = await addHotel(staff);
});

const soon = { checkInDate: "2030-06-02", checkOutDate: "2030-06-03" };
const later = { checkInDate: "2030-07-02", checkOutDate: "2030-07-03" };

/** Books a stay and brings it into a state; returns its guest's key. */
async function stay(status: string, days = soon): Promise<string> {
  const form = bookingFormFor(hotelId, days);
  const { id, key } = (await app.call("POST", "Booking", form)).data as { id: number; key: string };
  if (status) expect((await staff("PUT", `Booking/${id}`, { ...form, status })).status).toBe(200);
  return key;
}

async function hasStayed(key: string): Promise<boolean> {
  const form = reviewFormFor({ stay: key, review: `The stove was lit at six ${Math.random()}` });
  const id = await idOf(app.call("POST", "CustomerFeedBack", form));
  return ((await staff("GET", `CustomerFeedBack/byId?Id=${id}`)).data as { hasStayed: boolean }).hasStayed;
}

test("a review by the guest's own page is of somebody who stayed, once, and from the day of departure on", async () => {
  const [accepted, completed, ahead, cancelled, asked] = [
    await stay("Accepted"),
    await stay("Completed"),
    await stay("Accepted", later),
    await stay("Accepted"),
    await stay(""),
  ];
  await app.call("POST", "CancelRequest", { key: cancelled });
  expect(await hasStayed(accepted)).toBe(false);
  app.clock.forward(2 * 86_400);
  staff = await app.signIn();
  for (const key of [accepted, completed]) {
    expect(await hasStayed(key)).toBe(true);
    expect(await hasStayed(key)).toBe(false);
  }
  for (const key of [ahead, cancelled, asked]) expect(await hasStayed(key)).toBe(false);
});

test("of two reviews at once one is of somebody who stayed", async () => {
  const key = await stay("Completed", later);
  const both = await Promise.all(Array.from({ length: 8 }, () => hasStayed(key)));
  expect(both.filter(Boolean)).toHaveLength(1);
});
