import { beforeAll, expect, test } from "vitest";
import { longestRoomWord, mostRoomWords } from "#contract/room-words.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotel: number;

beforeAll(async () => {
  hotel = await addHotel(staff);
});

type Word = { id: number; name: string; hotels: number; version: number };

const add = (path: string, name: string) => idOf(staff("POST", path, { name }));
const wordOf = async (path: string, id: number) => (await staff("GET", `${path}/byId?Id=${id}`)).data as Word;
const inForms = async (list: string) => {
  const { data } = await app.call("GET", `DropDown/${list}`);
  return (data as { label: string }[]).map(({ label }) => label);
};
const facilitiesOf = async (room: number) => {
  const { data } = await app.call("GET", `Rooms/byIdUser?Id=${room}`);
  return JSON.parse((data as { facilities: string }).facilities) as string[];
};

test("a company's own type and facility are chosen in its forms and seen by guests", async () => {
  const roomType = await add("RoomType", "  Super   Deluxe ");
  const bonfire = await add("Facility", "Bonfire");
  expect((await inForms("RoomTypes")).at(-1)).toBe("Super Deluxe");
  expect((await inForms("Facilities")).at(-1)).toBe("Bonfire");
  const room = await addRoom(staff, hotel, { roomType, facilities: [1, bonfire] });
  expect((await app.call("GET", `Rooms/byIdUser?Id=${room}`)).data).toMatchObject({
    roomType: "Super Deluxe",
  });
  expect(await facilitiesOf(room)).toEqual(["Heating", "Bonfire"]);
  const found = await app.call("GET", "Hotel/AllUser?facility=Bonfire");
  expect(found.data).toMatchObject([{ id: hotel }]);
  expect(await wordOf("Facility", bonfire)).toMatchObject({ name: "Bonfire", hotels: 1, version: 1 });
});

test("a name that is there already, in any case, is kept; of any script it is found", async () => {
  const id = await add("RoomType", "Ómar Suite");
  expect(await add("RoomType", "ómar suite")).toBe(id);
  expect(await wordOf("RoomType", id)).toMatchObject({ name: "Ómar Suite" });
  const facility = await add("Facility", "Écharpe");
  await addRoom(staff, hotel, { facilities: [facility] });
  const address = `Hotel/AllUser?facility=${encodeURIComponent("Écharpe")}`;
  expect((await app.call("GET", address)).data).toMatchObject([{ id: hotel }]);
});

test("a name is the same however its letters are stored", async () => {
  const id = await add("RoomType", "Caf\u00e9 \u0938\u0941\u092a\u0930");
  expect(await add("RoomType", "CAFE\u0301 \u0938\u200d\u0941\u092a\u0930")).toBe(id);
});

test("a new name stands wherever the old one stood; a name of others, and of a deleted one, is refused", async () => {
  const id = await add("RoomType", "Quad");
  const room = await addRoom(staff, hotel, { roomType: id });
  const renamed = await staff("PUT", `RoomType/${id}`, { name: "Quadruple", version: 1 });
  expect(renamed).toMatchObject({ status: 200, data: { name: "Quadruple", hotels: 1, version: 2 } });
  expect((await app.call("GET", `Rooms/byIdUser?Id=${room}`)).data).toMatchObject({ roomType: "Quadruple" });
  expect((await staff("PUT", `RoomType/${id}`, { name: "Four", version: 1 })).status).toBe(409);
  const taken = await staff("PUT", `RoomType/${id}`, { name: "dormitory" });
  expect(taken).toMatchObject({
    status: 409,
    errors: { name: expect.stringContaining("Dormitory is in the list") },
  });
  const gone = await add("RoomType", "Tent");
  await staff("DELETE", `RoomType/byId?Id=${gone}`);
  expect((await staff("PUT", `RoomType/${id}`, { name: "Tent" })).message).toMatch(/among the deleted/);
  expect((await staff("PUT", `RoomType/${id}`, { name: "QUADRUPLE" })).status).toBe(200);
});

test("a refused name is answered with what to do", async () => {
  const id = await add("RoomType", "Loft");
  const gone = await add("RoomType", "Cabin");
  await staff("DELETE", `RoomType/byId?Id=${gone}`);
  const refused = async (name: string) => (await staff("PUT", `RoomType/${id}`, { name })).message;
  expect(await refused("Dormitory")).toBe("Dormitory is in the list already: choose another name");
  expect(await refused("Cabin")).toBe(
    "Cabin is among the deleted: bring it back from the bin, or choose another name",
  );
});

test("who may not delete a type reads in which houses it is; a deleted one has it no longer", async () => {
  const id = await add("RoomType", "Turret");
  const refused = async () => (await staff("DELETE", `RoomType/byId?Id=${id}`)).message;
  const house = async (hotelName: string) => {
    const hotelId = await addHotel(staff, { hotelName });
    await addRoom(staff, hotelId, { roomType: id });
    return hotelId;
  };
  await house("Alder");
  await staff("DELETE", `Hotel/byId?Id=${await house("Acacia")}`);
  expect(await refused()).toBe("Rooms of 1 hotel are Turret: give them another type first. See Alder");
  for (const name of ["Birch", "Cedar", "Deodar"]) await house(name);
  expect(await refused()).toBe(
    "Rooms of 4 hotels are Turret: give them another type first. See Alder, Birch, Cedar and 1 more",
  );
});

test("a type that rooms have is not deleted; one without is, and comes back by its name", async () => {
  const id = await add("RoomType", "Attic");
  const room = await addRoom(staff, hotel, { roomType: id });
  const refused = await staff("DELETE", `RoomType/byId?Id=${id}`);
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining("Attic") });
  await staff("DELETE", `Rooms/byId?Id=${room}`);
  expect((await staff("DELETE", `RoomType/byId?Id=${id}`)).status).toBe(200);
  expect(await inForms("RoomTypes")).not.toContain("Attic");
  const form = { hotelId: hotel, roomType: id, rentPerNight: 900, noBeds: 1, maxAdults: 2, maxChild: 0 };
  expect((await staff("POST", "Rooms", form)).errors).toHaveProperty("roomType");
  expect(await add("RoomType", "ATTIC")).toBe(id);
  expect(await inForms("RoomTypes")).toContain("ATTIC");
});

test("a type that a room is given while somebody deletes it is in the list, or the room is not", async () => {
  const form = { hotelId: hotel, rentPerNight: 900, noBeds: 1, maxAdults: 2, maxChild: 0 };
  for (let round = 0; round < 15; round += 1) {
    const roomType = await add("RoomType", `Fleeting ${round}`);
    const [room, deleted] = await Promise.all([
      staff("POST", "Rooms", { ...form, roomType }),
      staff("DELETE", `RoomType/byId?Id=${roomType}`),
    ]);
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([room.status, deleted.status]);
  }
});

test("what is deleted keeps no type, and brings it back when it is restored", async () => {
  const house = await addHotel(staff);
  const [loft, cellar] = [await add("RoomType", "Loft"), await add("RoomType", "Cellar")];
  const room = await addRoom(staff, house, { roomType: loft });
  await addRoom(staff, house, { roomType: cellar });
  await staff("DELETE", `Rooms/byId?Id=${room}`);
  await staff("DELETE", `Hotel/byId?Id=${house}`);
  expect(await wordOf("RoomType", cellar)).toMatchObject({ hotels: 0 });
  for (const id of [loft, cellar]) expect((await staff("DELETE", `RoomType/byId?Id=${id}`)).status).toBe(200);
  const isListed = async () => {
    const names = await inForms("RoomTypes");
    return [names.includes("Loft"), names.includes("Cellar")];
  };
  expect(await isListed()).toEqual([false, false]);
  await staff("PUT", `Hotel/restore?Id=${house}`);
  expect(await isListed()).toEqual([false, true]);
  await staff("PUT", `Rooms/restore?Id=${room}`);
  expect(await isListed()).toEqual([true, true]);
});

test("a deleted facility goes from its rooms, from cards and from filters, and comes back to them", async () => {
  const id = await add("Facility", "Prayer room");
  const room = await addRoom(staff, hotel, { facilities: [1, id] });
  expect((await staff("DELETE", `Facility/byId?Id=${id}`)).status).toBe(200);
  const seen = async () => {
    const card = (await app.call("GET", `Hotel/byId?Id=${hotel}`)).data as { facilities: string };
    const facets = (await app.call("GET", "Hotel/facets")).data as { facilities: { name: string }[] };
    const found = (await app.call("GET", "Hotel/AllUser?facility=Prayer room")).data as object[];
    const names = [await facilitiesOf(room), card.facilities, facets.facilities.map(({ name }) => name)];
    return [...names.map((text) => text.includes("Prayer room")), found.length > 0];
  };
  expect(await seen()).toEqual([false, false, false, false]);
  const deleted = (await staff("GET", "Bin")).data as { kind: string; id: number }[];
  expect(deleted).toContainEqual(expect.objectContaining({ kind: "facilities", id }));
  expect((await staff("PUT", `Facility/restore?Id=${id}`)).status).toBe(200);
  expect(await seen()).toEqual([true, true, true, true]);
});

test.each([
  ["", "Name is required"],
  ["x".repeat(longestRoomWord + 1), `A name has at most ${longestRoomWord} characters`],
  ["x".repeat(1_000_000), expect.any(String)],
  ["Wi-Fi, Geyser", "A name has no commas: add each by itself"],
  [["Wi-Fi"], expect.any(String)],
])("%o is refused", async (name, message) => {
  for (const path of ["RoomType", "Facility"])
    expect(await staff("POST", path, { name })).toMatchObject({ status: 400, errors: { name: message } });
});

test("only staff add, rename, delete and list them", async () => {
  for (const path of ["RoomType", "Facility"])
    for (const [method, address] of [
      ["POST", path],
      ["PUT", `${path}/1`],
      ["DELETE", `${path}/byId?Id=1`],
      ["GET", path],
    ] as const)
      expect((await app.call(method, address, method === "GET" ? undefined : { name: "Loft" })).status).toBe(
        401,
      );
});

test("a hundred at once add one; two hundred are the most", async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, () => add("Facility", "Hammam")));
  expect(new Set(ids).size).toBe(1);
  const { length } = await inForms("Facilities");
  const others = Array.from({ length: mostRoomWords - length }, (_, n) => add("Facility", `Facility ${n}`));
  await Promise.all(others);
  const refused = await staff("POST", "Facility", { name: "One more" });
  expect(refused).toMatchObject({ status: 409, errors: { name: expect.stringContaining("200 facilities") } });
  expect(await add("Facility", "hammam")).toBe(ids[0]);
});
