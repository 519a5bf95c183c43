import { expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { mostRoomWords } from "#contract/room-words.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { idOf, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const heading = "Hotel,Description,Address,PIN,Room type,Rent,Facilities";
const house = (name: string, type: string, facilities = "Heating", rent = "4000") =>
  `${name},Trees,Gulmarg,193403,${type},${rent},${facilities}`;
const send = (...rows: string[]) => sendFile(staff, "hotels", [heading, ...rows].join("\n"));
const addWords = (token: string) => staff("PUT", "Import/words", { token });
const labels = async (list: string) =>
  ((await app.call("GET", `DropDown/${list}`)).data as { label: string }[]).map(({ label }) => label);

test("what a file names and no list has is told once each, added in one step, and imported", async () => {
  const rows = [
    house("Pine House", "Super  Deluxe", "Geyser; heating"),
    house("Oak House", "super deluxe", "Bonfire; GEYSER"),
    house("Elm House", "Twin Room"),
  ];
  const { token, faulty, unknownWords } = await send(...rows);
  expect([faulty, unknownWords]).toEqual([
    2,
    { roomTypes: ["Super Deluxe"], facilities: ["Geyser", "Bonfire"] },
  ]);
  const { status, data } = await addWords(token);
  expect(status).toBe(200);
  expect(data).toMatchObject({ state: "ready", faulty: 0, fresh: 3 });
  expect(data as Import).not.toHaveProperty("unknownWords");
  expect((await staff("POST", "Import", { token })).data).toMatchObject({ state: "done", fresh: 3 });
  expect((await app.call("GET", "Hotel/AllUser?facility=Geyser")).data).toHaveLength(2);
  expect(await labels("RoomTypes")).toContain("Super Deluxe");
  expect((await addWords(token)).status).toBe(409);
});

test("what can be no name stays a fault, and so does what is wrong beside it", async () => {
  const { unknownWords, token } = await send(
    house("Ash House", "x".repeat(61)),
    house("Fir House", "Loft", "Heating", "free"),
  );
  expect(unknownWords).toEqual({ roomTypes: ["Loft"], facilities: [] });
  expect((await addWords(token)).data).toMatchObject({ faulty: 2, fresh: 0 });
});

test("a deleted one comes back; of a file that names none nothing is told", async () => {
  const id = await idOf(staff("POST", "RoomType", { name: "Tent" }));
  await staff("DELETE", `RoomType/byId?Id=${id}`);
  const { token, unknownWords } = await send(house("Fig House", "tent"));
  expect(unknownWords?.roomTypes).toEqual(["tent"]);
  expect((await addWords(token)).data).toMatchObject({ faulty: 0 });
  const known = await send(house("Plum House", "Twin Room"));
  expect(known).not.toHaveProperty("unknownWords");
  expect((await addWords(known.token)).status).toBe(409);
});

test("a known one is known with signs that nobody sees, as cells copied from a page have them", async () => {
  const typed = ["\u200bTwin\u200b Room", "Twin\u00ad Room\ufeff", "Twin\u200e Room"];
  const houses = typed.map((type, n) => house(`Quiet House ${n}`, type, "Heat\u200bing"));
  expect(await send(...houses)).toMatchObject({ faulty: 0, fresh: 3 });
});

test("one word or two, with a hyphen or without, is the same name; what the list has word for word comes first", async () => {
  const rows = [
    house("Bay House", "deluxe-double", "WiFi; Wi Fi; wi-fi"),
    house("Bay House", "Deluxe Double", "Wi-Fi"),
    house("Cove House", "Log-cabin", "Sun-room; Sun room"),
  ];
  const { token, unknownWords, page } = await send(...rows);
  expect(page.map(({ state }) => state)).toEqual(["new", "known", "fault"]);
  expect(unknownWords).toEqual({ roomTypes: [], facilities: ["Sun-room"] });
  await addWords(token);
  await staff("POST", "Import", { token });
  const today = todayInKashmir(app.services.clock.now());
  const stays = [
    "Guest,Mobile,Hotel,Room type,Check-in,Check-out",
    `Asha,9000000001,Cove House,LogCabin,${addDays(today, 20)},${addDays(today, 22)}`,
  ];
  const { page: stay } = await sendFile(staff, "bookings", stays.join("\n"));
  expect(stay).toMatchObject([{ state: "new", faults: [] }]);
});

test("of a column of other texts no more is told than a list can have", async () => {
  const rows = Array.from({ length: 30 }, (_, row) =>
    house(
      `Farm ${row}`,
      "Twin Room",
      Array.from({ length: 10 }, (_each, n) => `Text ${row} ${n}`).join("; "),
    ),
  );
  expect((await send(...rows)).unknownWords?.facilities).toHaveLength(mostRoomWords);
});

test("strangers add nothing, and a file of more than a form can show adds nothing at all", async () => {
  const many = Array.from({ length: mostRoomWords }, (_, n) => house(`House ${n}`, `Type ${n}`));
  const { token, unknownWords } = await send(...many);
  expect(unknownWords?.roomTypes).toHaveLength(mostRoomWords);
  expect((await app.call("PUT", "Import/words", { token })).status).toBe(401);
  const before = await labels("RoomTypes");
  const refused = await addWords(token);
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining(`${mostRoomWords} room types`),
  });
  expect(await labels("RoomTypes")).toEqual(before);
  const { data } = await staff("GET", `Import?token=${token}`);
  expect(data).toMatchObject({ state: "ready", faulty: mostRoomWords });
});
