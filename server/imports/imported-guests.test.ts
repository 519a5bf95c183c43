import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const file = `Guest,Phone,Hotel,Check-in,Check-out
Asha Mehta,9000000001,Willow House,14-12-2028,17-12-2028
`;

test("a guest of an earlier stay is corrected, deleted and brought back without a price, a debt or rooms", async () => {
  const roomId = await addRoom(staff, await addHotel(staff));
  const { token } = await sendFile(staff, "guests", file);
  expect((await staff("POST", "Import", { token })).message).toBe("Imported");
  const [stay] = (await staff("GET", "Booking?search=Asha")).data as (Booking & { chlids: number })[];
  const plain = { status: "Completed", total: null, due: null, roomId: null };
  expect(stay).toMatchObject(plain);
  const { id = 0, ...stored } = stay ?? {};
  const change = (more: object) => staff("PUT", `Booking/${id}`, { ...stored, version: "", ...more });
  expect((await change({ phoneNo: "9000000009" })).data).toMatchObject({ ...plain, phoneNo: "9000000009" });
  await staff("DELETE", `Booking/byId?Id=${id}`);
  expect((await staff("PUT", `Booking/restore?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", `Booking/byId?Id=${id}`)).data).toMatchObject(plain);
  const nights = app.services.db.executor.selectFrom("room_nights").selectAll();
  expect(await nights.execute()).toEqual([]);
  expect((await change({ roomId })).data).toMatchObject({ roomId, total: 13_500 });
});
