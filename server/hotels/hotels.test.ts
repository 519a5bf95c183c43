import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const form = {
  id: 0,
  hotelName: "Deodar Lodge",
  description: "Eight rooms above the river.",
  address: "Laripora",
  searchAddress: "Pahalgam",
  pindCode: "192126",
};

async function readHotel(id: number) {
  const { data } = await app.call("GET", `Hotel/byId?Id=${id}`);
  return data as { rate: number | null; totalRooms: number; facilities: string };
}

test("rate, rooms and facilities come from the hotel's rooms, those that are not deleted", async () => {
  const id = await addHotel(staff);
  expect(await readHotel(id)).toMatchObject({ rate: null, totalRooms: 0, facilities: "[]", imagePath: null });
  await addRoom(staff, id, { rentPerNight: 5200, noOfRooms: 3, facilities: [1, 5] });
  const cheap = await addRoom(staff, id, {
    roomType: 1,
    rentPerNight: 2100,
    noOfRooms: 2,
    facilities: "[5, 6]",
  });
  const both = await readHotel(id);
  expect(both).toMatchObject({ rate: 2100, totalRooms: 5 });
  expect(JSON.parse(both.facilities)).toEqual([
    { Icon: "heater", FacilityName: "Heating" },
    { Icon: "wifi", FacilityName: "Wi-Fi" },
    { Icon: "square-parking", FacilityName: "Parking" },
  ]);
  await staff("DELETE", `Rooms/byId?Id=${cheap}`);
  const one = await readHotel(id);
  expect(one).toMatchObject({ rate: 5200, totalRooms: 3 });
  expect(JSON.parse(one.facilities)).toHaveLength(2);
  await staff("PUT", `Rooms/restore?Id=${cheap}`);
  expect(await readHotel(id)).toMatchObject({ rate: 2100, totalRooms: 5 });
});

test("a deleted hotel is gone for visitors, and comes back as it was", async () => {
  const id = await addHotel(staff, { hotelName: "Closed in Winter" });
  await addRoom(staff, id);
  expect((await staff("DELETE", `Hotel/byId?Id=${id}`)).message).toBe("Hotel deleted successfully");
  expect((await staff("DELETE", `Hotel/byId?Id=${id}`)).status).toBe(404);
  expect((await app.call("GET", `Hotel/byId?Id=${id}`)).status).toBe(404);
  expect((await app.call("GET", "Hotel/AllUser?search=closed")).data).toEqual([]);
  expect(
    (await app.call("GET", `Availability?hotelId=${id}&checkIn=2030-06-10&checkOut=2030-06-11`)).status,
  ).toBe(404);
  expect((await staff("PUT", `Hotel/${id}`, form)).status).toBe(404);
  const deleted = await staff("GET", "Hotel/AllUser?isDeleted=true&search=closed");
  expect(deleted.data).toMatchObject([{ id, isDeleted: true }]);
  expect((await staff("PUT", `Hotel/restore?Id=${id}`)).status).toBe(200);
  expect(await readHotel(id)).toMatchObject({
    hotelName: "Closed in Winter",
    totalRooms: 1,
    isDeleted: false,
  });
});

test("a change from an old version is told and changes nothing", async () => {
  const id = await addHotel(staff);
  expect((await staff("PUT", `Hotel/${id}`, { ...form, version: 1 })).data).toMatchObject({ id, version: 2 });
  const stale = await staff("PUT", `Hotel/${id}`, { ...form, hotelName: "Overwritten", version: 1 });
  expect([stale.status, stale.message]).toEqual([409, "Somebody else changed this meanwhile"]);
  expect(await readHotel(id)).toMatchObject({ hotelName: "Deodar Lodge" });
  expect((await staff("PUT", "Hotel/99999", form)).status).toBe(404);
});

test("each field is required in the words of the page", async () => {
  expect((await staff("POST", "Hotel", {})).errors).toEqual({
    hotelName: "Hotel name is required",
    description: "Description is required",
    address: "Address is required",
    searchAddress: "Search address is required",
    pindCode: "Pincode is required",
  });
  expect((await staff("POST", "Hotel", { ...form, pindCode: 19_212 })).errors).toEqual({
    pindCode: "Enter the six digits of the pincode",
  });
  expect((await staff("POST", "Hotel", { ...form, pindCode: 192_126 })).status).toBe(201);
  for (const placeId of [true, [1], "first"])
    expect((await staff("POST", "Hotel", { ...form, placeId })).errors).toEqual({
      placeId: "Choose a place",
    });
});
