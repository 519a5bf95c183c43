import { expect, test } from "vitest";
import { twoServersOfFile } from "#test/support/two-servers.ts";
import { addHotel, addPackage, addRoom, bookingFormFor, enquiryFormFor } from "#test/support/factories.ts";

const rounds = 6;

const two = twoServersOfFile();

test("a stay that two processes enter while its enquiry is deleted is told to who deletes it, or refused", async () => {
  const hotelId = await addHotel((...call) => two.staffAt(0, ...call));
  const roomId = await addRoom((...call) => two.staffAt(0, ...call), hotelId, { noOfRooms: 50 });
  const packageId = await addPackage((...call) => two.staffAt(0, ...call));
  for (let round = 0; round < rounds; round += 1) {
    const sent = await two.staffAt(round, "POST", "PackageBooking", enquiryFormFor(packageId));
    const { id } = sent.data as { id: number };
    const stay = bookingFormFor(hotelId, { roomId, packageBookingId: id, status: undefined });
    const [one, removed, other] = await Promise.all([
      two.staffAt(round, "POST", "Booking/desk", stay),
      two.staffAt(round + 1, "DELETE", `PackageBooking/byId?Id=${id}`),
      two.staffAt(round + 1, "POST", "Booking/desk", stay),
    ]);
    const statuses = [one.status, other.status];
    expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([]);
    const entered = statuses.filter((status) => status === 201).length;
    const told = /(\d+) stays? still holds? rooms/.exec(removed.message)?.[1] ?? "0";
    expect([removed.status, Number(told)]).toEqual([200, entered]);
  }
});
