import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
let ids: Record<"lake" | "meadow" | "empty", number>;

beforeAll(async () => {
  const staff = await app.signIn();
  const region = "Jammu and Kashmir";
  const lake = await addHotel(staff, {
    hotelName: "Oar House",
    kind: "houseboat",
    searchAddress: `Dal Lake, Srinagar, ${region}`,
  });
  const meadow = await addHotel(staff, { hotelName: "alpine rest", searchAddress: `Gulmarg, ${region}` });
  const empty = await addHotel(staff, { hotelName: "Bare House", searchAddress: `Gulmarg Road, ${region}` });
  const room = await addRoom(staff, lake, { rentPerNight: 4500, facilities: [1] });
  await addRoom(staff, meadow, { rentPerNight: 9000, facilities: [1, 5] });
  ids = { lake, meadow, empty };
  // The only lake room is taken on the nights of 10 and 11 June.
  const booking = await idOf(app.call("POST", "Booking", bookingFormFor(lake, { roomId: room })));
  await staff("PUT", `Booking/${booking}`, bookingFormFor(lake, { roomId: room, status: "Accepted" }));
});

async function found(query: string): Promise<number[]> {
  const { data, status, message } = await app.call("GET", `Hotel/AllUser?${query}`);
  if (status !== 200) throw new Error(message);
  return (data as { id: number }[]).map(({ id }) => id);
}

test("place, rate and facility narrow the list, alone and together", async () => {
  expect(await found("place=gulmarg")).toEqual([ids.meadow]);
  expect(await found("place=gulmarg+road")).toEqual([ids.empty]);
  expect(await found("maxRate=4500")).toEqual([ids.lake]);
  expect(await found("minRate=4501")).toEqual([ids.meadow]);
  const { data } = await app.call("GET", "DropDown/Facilities");
  const fifth = (data as { value: number; label: string }[]).find(({ value }) => value === 5)?.label ?? "";
  expect(await found(`facility=${encodeURIComponent(fifth.toUpperCase())}`)).toEqual([ids.meadow]);
  expect(await found(`facility=${encodeURIComponent(fifth)}&place=Dal and Nigeen`)).toEqual([]);
  const both = (data as { value: number; label: string }[]).flatMap(({ value, label }) =>
    value === 1 || value === 5 ? label : [],
  );
  expect(await found(`facility=${encodeURIComponent(both.join(","))}`)).toEqual([ids.meadow]);
  expect(await found("kind=cottage,houseboat")).toEqual([ids.lake]);
  expect((await app.call("GET", "Hotel/AllUser?kind=castle")).errors).toEqual({
    kind: "kind is any of hotel, houseboat, homestay, cottage, between commas",
  });
  expect(await found("guests=3")).toEqual([ids.meadow, ids.lake]);
  expect(await found("guests=4")).toEqual([]);
});

test("with dates, a house whose last room is taken on one of the nights is left out", async () => {
  expect(await found("checkIn=2030-06-11&checkOut=2030-06-13")).toEqual([ids.meadow]);
  const asked = await app.call("GET", "Hotel/AllUser?checkIn=2030-06-12&checkOut=2030-06-14");
  expect(asked.data).toMatchObject([
    { id: ids.meadow, stay: { nights: 2, total: 18_000, free: 1 } },
    { id: ids.lake, stay: { nights: 2, total: 9000, free: 1 } },
  ]);
  const undated = await app.call("GET", "Hotel/AllUser");
  expect((undated.data as { stay?: object }[]).filter(({ stay }) => stay)).toEqual([]);
});

test("houses without rooms come last when ordered by rate, and the pages keep the order", async () => {
  expect(await found("sort=cheapest")).toEqual([ids.lake, ids.meadow, ids.empty]);
  expect(await found("sort=dearest")).toEqual([ids.meadow, ids.lake, ids.empty]);
  expect(await found("sort=name&limit=2&CurrentPage=2")).toEqual([ids.lake]);
});

test("like a hotel are the others: first those of its place, then of its kind, then of its price; never itself", async () => {
  const staff = await app.signIn();
  const near = await addHotel(staff, { hotelName: "Reed House", searchAddress: "Dal Lake, Srinagar" });
  expect((await found(`like=${ids.lake}&limit=2`))[0]).toBe(near);
  const boat = await addHotel(staff, {
    hotelName: "Far Boat",
    kind: "houseboat",
    searchAddress: "Elsewhere",
  });
  expect(await found(`like=${ids.lake}&limit=2`)).toEqual([near, boat]);
  const dear = await addHotel(staff, {
    hotelName: "Dear Boat",
    kind: "houseboat",
    searchAddress: "Elsewhere",
  });
  await addRoom(staff, dear, { rentPerNight: 8000 });
  await addRoom(staff, boat, { rentPerNight: 5000 });
  expect(await found(`like=${ids.lake}&limit=3`)).toEqual([near, boat, dear]);
  expect(await found(`like=${ids.lake}&sort=dearest&limit=9`)).not.toContain(ids.lake);
  // One of no place and no kind has only its price to be like.
  await addRoom(staff, near, { rentPerNight: 5100 });
  expect((await found(`like=${ids.empty}&limit=9`)).length).toBe(5);
  expect((await app.call("GET", "Hotel/AllUser?like=boat")).errors).toEqual({
    like: "like is the number of a hotel",
  });
  for (const id of [near, boat, dear]) await staff("DELETE", `Hotel/byId?Id=${id}`);
});

test("half a pair of dates, dates out of order and unknown orders are told by name", async () => {
  const bad = await app.call("GET", "Hotel/AllUser?checkIn=2030-06-12");
  expect([bad.status, bad.errors]).toEqual([400, { checkOut: "Check-out date is required" }]);
  const order = await app.call("GET", "Hotel/AllUser?checkIn=2030-06-12&checkOut=2030-06-12");
  expect(order.errors).toEqual({ checkOut: "Check-out must be after check-in" });
  expect((await app.call("GET", "Hotel/AllUser?sort=best")).errors).toHaveProperty("sort");
});

test("the facets count what each choice leaves", async () => {
  const { data } = await app.call("GET", "Hotel/facets");
  const facets = data as { places: object[]; facilities: { hotels: number }[]; lowestRate: number };
  expect(facets).toMatchObject({
    lowestRate: 4500,
    highestRate: 9000,
    kinds: [{ kind: "houseboat", hotels: 1 }],
  });
  expect(facets.places).toMatchObject([
    { name: "Dal and Nigeen", hotels: 1, lowestRate: 4500 },
    { name: "Gulmarg", hotels: 1, lowestRate: 9000, latitude: 34.048 },
  ]);
  expect(facets.facilities.map(({ hotels }) => hotels)).toEqual([2, 1]);
});
