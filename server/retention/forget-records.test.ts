import { beforeEach, expect, test } from "vitest";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { cameToNothing } from "./old-records.queries.ts";
import { forgetRecords } from "./forget-records.ts";

const app = appOfTest();
const staff = staffOfTest(app);
let hotelId: number;

beforeEach(async () => {
  hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 9 });
});

async function send(path: string, body: unknown, by = staff): Promise<number> {
  return idOf(by("POST", path, body));
}

const pay = (bookingId: number) =>
  send("Payment", { bookingId, amount: 500, method: "UPI", note: "By Meera's sister" });

/** All requests that came to nothing, by a clock that is far ahead. */
const old = () =>
  cameToNothing(app.services.db.executor, "bookings", "2035-01-01T00:00:00.000Z", "2035-01-01");

test.each(["delete", "keep nameless"] as const)(
  "a stay that is accepted after it was read (%s) keeps its nights and the notes of its payments",
  async (how) => {
    const { executor } = app.services.db;
    const id = await send("Booking", bookingFormFor(hotelId), app.call);
    async function* accepting() {
      for await (const rows of old()) {
        await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { status: "Accepted" }));
        await staff("DELETE", `Payment/byId?Id=${await pay(id)}`);
        yield rows;
      }
    }
    const forgotten = await forgetRecords(app.services, "bookings", how, accepting());
    expect(forgotten).toEqual({ deleted: 0, nameless: 0 });
    expect(await executor.selectFrom("room_nights").select("booking_id").execute()).toEqual([
      { booking_id: id },
      { booking_id: id },
    ]);
    expect(await executor.selectFrom("payments").select("note").execute()).toEqual([
      { note: "By Meera's sister" },
    ]);
  },
);

test("the log names nobody any more for a payment that was deleted before its stay", async () => {
  const { executor } = app.services.db;
  const stays = [
    await send("Booking", bookingFormFor(hotelId), app.call),
    await send("Booking", bookingFormFor(hotelId, { specialRequest: "By the lake" }), app.call),
  ] as const;
  for (const id of stays) await staff("DELETE", `Payment/byId?Id=${await pay(id)}`);
  await pay(stays[1]);
  expect(await forgetRecords(app.services, "bookings", "delete", old())).toEqual({ deleted: 1, nameless: 1 });
  const entries = await executor
    .selectFrom("changes")
    .select(["title", "fields"])
    .where("kind", "=", "payments")
    .execute();
  expect(entries).toHaveLength(5);
  expect(JSON.stringify(entries)).not.toContain("Meera");
});
