import { expect, test } from "vitest";
import type { Place } from "#contract/place.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel } from "#test/support/factories.ts";

const app = appOfFile();
const owner = staffOfFile(app);

type List = { places: Place[]; version: string };

async function readList(): Promise<List> {
  return (await app.call("GET", "Place")).data as List;
}

async function placeOf(id: number): Promise<string | null> {
  return ((await app.call("GET", `Hotel/byId?Id=${id}`)).data as { place: string | null }).place;
}

test("a hotel is in the place that staff choose; a form that knows nothing of places is read by its address", async () => {
  const { places } = await readList();
  const gurez = places.find(({ name }) => name === "Gurez")?.id;
  const search = async (searchAddress: string) => placeOf(await addHotel(owner, { searchAddress }));
  expect(await search("Lotus Channel, dal lake, Srinagar, Jammu and Kashmir")).toBe("Dal and Nigeen");
  expect(await search("Rajbagh, Srinagar")).toBe("Srinagar city");
  expect(await search("Gulmarg Road, Baramulla")).toBeNull();
  const id = await addHotel(owner, { searchAddress: "Gulmarg", placeId: gurez });
  expect(await placeOf(id)).toBe("Gurez");
  const form = {
    hotelName: "Willow House",
    description: "A house.",
    address: "Dawar",
    searchAddress: "Gulmarg",
    pindCode: "193503",
  };
  expect((await owner("PUT", `Hotel/${id}`, form)).data).toMatchObject({ place: "Gurez", kind: null });
  const chosen = await owner("PUT", `Hotel/${id}`, { ...form, placeId: "", kind: "homestay" });
  expect(chosen.data).toMatchObject({ placeId: null, place: null, kind: "homestay" });
  const bad = await owner("PUT", `Hotel/${id}`, { ...form, placeId: 999 });
  expect([bad.status, bad.errors]).toEqual([400, { placeId: "Choose a place from the list" }]);
  expect(await placeOf(await addHotel(owner, { searchAddress: "Gulmarg", placeId: "" }))).toBeNull();
});

test("the list is saved whole: added, renamed, in another order, taken away; hotels keep to their place", async () => {
  const { places, version } = await readList();
  const gulmarg = places.find(({ name }) => name === "Gulmarg");
  const gurez = places.find(({ name }) => name === "Gurez");
  const [inGulmarg, inGurez] = [
    await addHotel(owner, { placeId: gulmarg?.id }),
    await addHotel(owner, { placeId: gurez?.id }),
  ];
  // Two take each other's name, one is gone, one is new.
  const next = [
    { ...gulmarg, name: "Pahalgam" },
    { ...places.find(({ name }) => name === "Pahalgam"), name: "Gulmarg" },
    { name: "Doodhpathri", alsoCalled: "", latitude: "33.86", longitude: "74.57" },
  ];
  const saved = await owner("PUT", "Place", { places: next, version });
  expect([saved.status, saved.message]).toEqual([200, "Places saved"]);
  const after = await readList();
  expect(after.places.map(({ name, latitude }) => [name, latitude])).toEqual([
    ["Pahalgam", 34.048],
    ["Gulmarg", 34.016],
    ["Doodhpathri", 33.86],
  ]);
  expect([await placeOf(inGulmarg), await placeOf(inGurez)]).toEqual(["Pahalgam", null]);
  // From the list before this one, or with a place that is gone: somebody else was quicker.
  expect((await owner("PUT", "Place", { places: next, version })).status).toBe(409);
  expect((await owner("PUT", "Place", { places: [gurez] })).status).toBe(409);
  const log = await owner("GET", "ChangeLog?kind=settings");
  expect(log.data).toMatchObject([{ title: "Places", fields: expect.arrayContaining([]) }]);
});

test("what cannot be a list is told by its place in it, and only owners change it", async () => {
  const row = { name: "Yusmarg", alsoCalled: "", latitude: "", longitude: "" };
  const bad = await owner("PUT", "Place", {
    places: [row, { ...row, name: "yusmarg" }, { ...row, name: "", latitude: "north" }],
  });
  expect(bad.errors).toMatchObject({
    "places.2.name": "Name the place",
    "places.2.latitude": "Degrees north, as 34.05, or nothing",
  });
  expect((await owner("PUT", "Place", { places: [row, { ...row, name: "yusmarg" }] })).errors).toEqual({
    "places.1.name": "This name is there twice",
  });
  const many = Array.from({ length: 41 }, (_, n) => ({ ...row, name: `Place ${n}` }));
  expect((await owner("PUT", "Place", { places: many })).status).toBe(400);
  expect((await app.call("PUT", "Place", { places: [row] })).status).toBe(401);
});
