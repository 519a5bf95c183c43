import { expect, test } from "vitest";
import type { TrashEntry } from "#contract/trash.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  enquiryFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("a deleted enquiry names the stays that still hold rooms, however many there are by one read", async () => {
  const packageId = await addPackage(staff);
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
  const enquire = () => idOf(app.call("POST", "PackageBooking", enquiryFormFor(packageId)));
  const enter = async (packageBookingId: number) => {
    const form = bookingFormFor(hotelId, { roomId, packageBookingId, status: undefined });
    return (await staff("POST", "Booking/desk", form)).data as { id: number; reference: string };
  };
  const remove = (path: string, id: number) => staff("DELETE", `${path}/byId?Id=${id}`);
  const look = async () => {
    const bin = () => staff("GET", "Bin?limit=50");
    const { count, result } = await countQueries(app.services.db.executor, bin);
    const entries = result.data as TrashEntry[];
    const staysOf = (id: number) =>
      entries.find((entry) => entry.kind === "packageBookings" && entry.id === id)?.stays;
    return { count, staysOf };
  };
  const [one, other] = [await enquire(), await enquire()];
  const stays = [await enter(one), await enter(one)];
  const off = await enter(one);
  await remove("Booking", off.id);
  await remove("PackageBooking", one);
  const first = await look();
  expect(first.staysOf(one)).toEqual(stays.map(({ id, reference }) => ({ id, reference })));
  await remove("PackageBooking", other);
  for (let n = 0; n < 9; n += 1) await remove("PackageBooking", await enquire());
  const then = await look();
  expect(then.staysOf(other)).toEqual([]);
  expect(then.count).toBe(first.count);
});
