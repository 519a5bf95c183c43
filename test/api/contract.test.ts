import { describe, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import {
  listQuery,
  readNewest,
  readList,
  expectSuccess,
  type WireRecord,
} from "../support/foreign-client.ts";

// A client written from sections 3 and 7 of the specification and from nothing else: its paths, its spellings, its
// texts parsed with JSON.parse. Each reply is also checked against the OpenAPI document by `app.call`.

const app = appOfFile();
const staff = staffOfFile(app);

async function addHotel(): Promise<WireRecord> {
  const hotel = {
    id: 0,
    hotelName: "Chinar Court",
    description: "Nine rooms under an old tree.",
    address: "Lane 2, Rajbagh",
    searchAddress: "Rajbagh, Srinagar",
    pindCode: "190008",
  };
  await expectSuccess(staff("POST", "Hotel", hotel));
  return readNewest(app.call, `Hotel/AllUser?${listQuery(50)}`);
}

const room = {
  id: 0,
  roomType: 2,
  rentPerNight: 4500,
  noBeds: 1,
  maxAdults: 2,
  maxChild: 1,
  facilities: [1, 5],
  noOfRooms: 2,
};

describe("hotels and rooms", () => {
  test("Hotel: list with pageInfo, byId in both spellings, POST, PUT with id 0, DELETE", async () => {
    const { id } = await addHotel();
    const list = await app.call("GET", `Hotel/AllUser?${listQuery(10)}`);
    expect(list.pageInfo?.totalRecords).toBeGreaterThan(0);
    expect(list.pageInfo?.totalPages).toBe(1);
    for (const path of ["Hotel/byId", "hotel/byId", "HOTEL/BYID"]) {
      expect((await app.call("GET", `${path}?Id=${id}`)).data).toMatchObject({
        id,
        pindCode: "190008",
        rate: null,
      });
    }
    const { id: _, ...hotel } = await addHotel();
    await expectSuccess(
      staff("PUT", `Hotel/${id}`, { ...hotel, id: 0, hotelName: "Chinar Court Annexe", version: 1 }),
    );
    expect((await app.call("GET", `Hotel/byId?Id=${id}`)).data).toMatchObject({
      hotelName: "Chinar Court Annexe",
    });
    await expectSuccess(staff("DELETE", `Hotel/byId?Id=${id}`));
    expect((await app.call("GET", `Hotel/byId?Id=${id}`)).status).toBe(404);
  });

  test("Rooms: list by hotel, byIdUser with JSON texts, POST, PUT without noOfRooms, DELETE; DropDown", async () => {
    const hotel = await addHotel();
    await expectSuccess(staff("POST", "Rooms", { ...room, hotelId: hotel.id }));
    const stored = await readNewest(app.call, `/Rooms?Id=${hotel.id}&${listQuery(50)}`);
    expect(stored).toMatchObject({ noOfRooms: 2, roomFacilities: [1, 5] });
    const { data } = await app.call("GET", `Rooms/byIdUser?Id=${stored.id}`);
    const detail = data as { facilities: string; imagePath: string };
    expect(JSON.parse(detail.facilities)).toEqual(["Heating", "Wi-Fi"]);
    expect(JSON.parse(detail.imagePath)).toEqual([]);
    const { noOfRooms, ...change } = room;
    await expectSuccess(
      staff("PUT", `Rooms/${stored.id}`, { ...change, hotelId: hotel.id, rentPerNight: 5200 }),
    );
    const [changed] = await readList(app.call, `Rooms?Id=${hotel.id}&${listQuery(50)}`);
    expect(changed).toMatchObject({ rentPerNight: 5200, noOfRooms });
    const card = (await app.call("GET", `Hotel/byId?Id=${hotel.id}`)).data as { facilities: string };
    expect(JSON.parse(card.facilities)).toEqual([
      { Icon: "heater", FacilityName: "Heating" },
      { Icon: "wifi", FacilityName: "Wi-Fi" },
    ]);
    await expectSuccess(staff("DELETE", `Rooms/byId?Id=${stored.id}`));
    expect(await readList(app.call, `Rooms?Id=${hotel.id}&${listQuery(50)}`)).toEqual([]);
    for (const path of ["DropDown/Facilities", "DropDown/RoomTypes"]) {
      const [option] = (await app.call("GET", path)).data as { value: number; label: string }[];
      expect(option).toEqual({ value: 1, label: expect.any(String) });
    }
  });
});

describe("requests of guests", () => {
  test("Booking: POST with an empty status, GET, PUT, DELETE", async () => {
    const hotel = await addHotel();
    const booking = {
      customerName: "Anil Dar",
      email: "anil@example.com",
      phoneNo: "9000000009",
      checkInDate: "2030-07-01",
      checkOutDate: "2030-07-04T00:00:00.000Z",
      adults: 2,
      chlids: 1,
      hotelId: hotel.id,
      specialRequest: "",
      status: "",
    };
    await expectSuccess(app.call("POST", "Booking", { id: 0, ...booking }));
    const stored = await readNewest(staff, `Booking?${listQuery(50)}`);
    expect(stored).toMatchObject({
      chlids: 1,
      hotel: "Chinar Court",
      status: "",
      checkOutDate: "2030-07-04",
    });
    await expectSuccess(staff("PUT", `Booking/${stored.id}`, { ...booking, status: "Accepted" }));
    expect(await readNewest(staff, `Booking?${listQuery(50)}`)).toMatchObject({ status: "Accepted" });
    await expectSuccess(staff("DELETE", `Booking/byId?Id=${stored.id}`));
  });

  test("CustomerFeedBack: POST, GET, PUT, DELETE, and its Query", async () => {
    const review = {
      id: 0,
      customerName: "Sana Bhat",
      review: "Five slow days, each better than the one before.",
      customerAddress: "Delhi",
      rating: 4,
      status: "Accepted",
    };
    await expectSuccess(app.call("POST", "CustomerFeedBack", review));
    expect(await readList(app.call, `CustomerFeedBack?${listQuery(20)}`)).toEqual([]);
    const { id } = await readNewest(staff, `CustomerFeedBack?${listQuery(20)}`);
    await expectSuccess(staff("PUT", `CustomerFeedBack/${id}`, { ...review, id }));
    expect(await readNewest(app.call, `CustomerFeedBack?${listQuery(20)}`)).toMatchObject({ ...review, id });
    await expectSuccess(staff("DELETE", `CustomerFeedBack/byId?Id=${id}`));
    const query = {
      name: "Sana",
      email: "sana@example.com",
      subject: "Tulips",
      message: "When do they bloom?",
    };
    await expectSuccess(app.call("POST", "CustomerFeedBack/Query", query));
    expect(await readNewest(staff, `CustomerFeedBack/Query?${listQuery(20)}`)).toMatchObject(query);
  });

  test("CabBooking: POST, GET, PUT, DELETE with the misspelt fields", async () => {
    const cab = {
      id: 0,
      customerName: "Dev Raina",
      email: "dev@example.com",
      phoneNo: "9000000008",
      pickUpLoaction: "Airport",
      dropLoaction: "Pahalgam",
      dateOfJourney: "2030-06-20",
      preferredTime: "Morning",
      vechiclePreference: "car",
      specialRequest: "",
      status: "pending",
    };
    await expectSuccess(app.call("POST", "/CabBooking", cab));
    const stored = await readNewest(staff, `CabBooking?${listQuery(10)}`);
    expect(stored).toMatchObject({ ...cab, id: stored.id, status: "Pending" });
    await expectSuccess(
      staff("PUT", `CabBooking/${stored.id}`, { ...cab, id: stored.id, status: "Accepted" }),
    );
    await expectSuccess(staff("DELETE", `CabBooking/byId?Id=${stored.id}`));
    expect(await readList(staff, `CabBooking?${listQuery(10)}`)).toEqual([]);
  });
});
