import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { namedCases } from "#test/support/named-cases.ts";
import {
  addHotel,
  addRoom,
  bookingFormFor,
  extraFormFor,
  ratePeriodFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;
let harvest: number;

const plans = [
  { code: "EP", supplement: 0, extraBed: 1000, childWithBed: 800, childWithoutBed: 0 },
  { code: "MAP", supplement: 1500, extraBed: 1700, childWithBed: 1400, childWithoutBed: 700 },
];
const room = { roomType: 2, rentPerNight: 4500, noBeds: 1, maxAdults: 3, maxChild: 2, noOfRooms: 9 };

/** A house with prices of every kind, and an extra that is charged in June alone. */
beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { ...room, includedAdults: 2, extraBeds: 1, plans });
  const june = { name: "June feast", asked: "always", from: "2030-06-01", to: "2030-07-01" };
  harvest = await idOf(staff("POST", "Extra", extraFormFor(hotelId, june)));
});

const long = "x".repeat(900_000);

test.each(
  namedCases<Record<string, unknown>>([
    [{ name: long }, "name"],
    [{ name: "Win\u0007ter" }, "name"],
    [{ name: 5 }, "name"],
    [{ to: "2030-06-01" }, "to"],
    [{ to: "soon" }, "to"],
    [{ from: "2030-06-31" }, "from"],
    [{ from: 20_300_611 }, "from"],
    [{ weekdays: [0] }, "weekdays"],
    [{ weekdays: "1,2,nine" }, "weekdays"],
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7, 1] }, "weekdays"],
    [{ rentPerNight: -1 }, "rentPerNight"],
    [{ rentPerNight: 10_000_001, confirm: true }, "rentPerNight"],
    [{ rentPerNight: 5200.5 }, "rentPerNight"],
    [{ rentPerNight: "12e3" }, "rentPerNight"],
    [{ rentPerNight: long }, "rentPerNight"],
    [{ rentPerNight: null }, "rentPerNight"],
    [{ minNights: 0 }, "minNights"],
    [{ minNights: 61 }, "minNights"],
    [{ minNights: -3 }, "minNights"],
    [{ isYearly: "perhaps" }, "isYearly"],
    [{ confirm: "perhaps" }, "confirm"],
    [{ roomId: "all" }, "roomId"],
    [{ roomId: 0 }, "roomId"],
  ]),
)("a price by night is refused at %s, alone and in a season", async (_, change, field) => {
  const before = await staff("GET", `RatePeriod?hotelId=${hotelId}`);
  const form = ratePeriodFormFor(roomId, change);
  const alone = await staff("POST", "RatePeriod", form);
  expect([alone.status, Object.keys(alone.errors ?? {})]).toEqual([400, [field]]);
  const whole = ratePeriodFormFor(roomId, { from: "2031-01-01", to: "2031-01-05" });
  const season = await staff("POST", "RatePeriod/season", { periods: [whole, form] });
  expect([season.status, Object.keys(season.errors ?? {})]).toEqual([400, [`periods.1.${field}`]]);
  expect((await staff("GET", `RatePeriod?hotelId=${hotelId}`)).data).toEqual(before.data);
});

test("a season of nothing, of no list and of too many prices is refused as a whole", async () => {
  for (const body of [{ periods: [] }, {}, { periods: "all" }, { periods: Array(501).fill(0) }]) {
    const { status, errors } = await staff("POST", "RatePeriod/season", body);
    expect([status, Object.keys(errors ?? {})[0]?.split(".")[0]]).toEqual([400, "periods"]);
  }
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ chlids: 1, childAges: [4, 9] }, "childAges"],
    [{ chlids: 2, childAges: [4] }, "childAges"],
    [{ chlids: 1, childAges: [18] }, "childAges"],
    [{ chlids: 1, childAges: [-4] }, "childAges"],
    [{ chlids: 1, childAges: [4.5] }, "childAges"],
    [{ chlids: 1, childAges: "four" }, "childAges"],
    [{ chlids: 1, childAges: Array(51).fill(4) }, "childAges"],
    [{ chlids: 6 }, "chlids"],
    [{ chlids: -1 }, "chlids"],
    [{ adults: 0 }, "adults"],
    [{ mealPlan: "AP" }, "mealPlan"],
    [{ mealPlan: "x".repeat(5000) }, "mealPlan"],
    [{ extras: [0] }, "extras"],
    [{ extras: "dinner" }, "extras"],
    [{ extras: Array(51).fill(1) }, "extras"],
    [{ expectedTotal: -1 }, "expectedTotal"],
    [{ expectedTotal: "9000 rupees" }, "expectedTotal"],
    [{ rooms: 0 }, "rooms"],
    [{ rooms: 11 }, "rooms"],
    [{ checkOutDate: "2030-06-10" }, "checkOutDate"],
    [{ checkOutDate: "2030-06-09" }, "checkOutDate"],
    [{ checkOutDate: "2030-09-10" }, "checkOutDate"],
  ]),
)("a stay is refused at %s, and nothing is stored", async (_, wish, field) => {
  const { status, errors } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId, ...wish }));
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  expect((await staff("GET", `Booking?hotelId=${hotelId}`)).data).toEqual([]);
});

test("what everybody is charged cannot be asked for beyond its dates, and is charged once within them", async () => {
  const at = (dates: string, more = "") => app.call("GET", `Price?roomId=${roomId}&${dates}${more}`);
  const july = "checkIn=2030-07-10&checkOut=2030-07-12";
  const june = "checkIn=2030-06-10&checkOut=2030-06-12";
  expect(Object.keys((await at(july, `&extras=${harvest}`)).errors ?? {})).toEqual(["extras"]);
  expect((await at(june, `&extras=${harvest},${harvest}`)).data).toEqual((await at(june)).data);
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ name: "" }, "name"],
    [{ name: long }, "name"],
    [{ per: "week" }, "per"],
    [{ price: 0 }, "price"],
    [{ price: -5 }, "price"],
    [{ price: 1_000_001 }, "price"],
    [{ price: "much" }, "price"],
    [{ from: "2030-06-01", to: "2030-06-01" }, "to"],
    [{ from: "2030-06-02", to: "2030-06-01" }, "to"],
    [{ from: "2030-02-30" }, "from"],
    [{ asked: "sometimes" }, "asked"],
    [{ hotelId: 99_999 }, "hotelId"],
  ]),
)("an extra is refused at %s", async (_, change, field) => {
  const { status, errors } = await staff("POST", "Extra", extraFormFor(hotelId, change));
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ includedAdults: 0 }, "includedAdults"],
    [{ includedAdults: 4 }, "includedAdults"],
    [{ extraBeds: 6 }, "extraBeds"],
    [{ extraBeds: -1 }, "extraBeds"],
    [{ plans: "MAP" }, "plans"],
    [{ plans: [plans[0], plans[0]] }, "plans"],
    [{ plans: [{ ...plans[0], extraBed: 1_000_001 }] }, "plans.0.extraBed"],
    [{ plans: [{ ...plans[0], supplement: long }] }, "plans.0.supplement"],
  ]),
)("a room is refused at %s, and its prices stay", async (_, change, field) => {
  const read = async () => (await app.call("GET", `Rooms/byIdUser?Id=${roomId}`)).data;
  const before = await read();
  const { status, errors } = await staff("PUT", `Rooms/${roomId}`, { hotelId, ...room, ...change });
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  expect(await read()).toEqual(before);
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ freeBelowAge: 19 }, "freeBelowAge"],
    [{ freeBelowAge: -1 }, "freeBelowAge"],
    [{ childUntilAge: "teen" }, "childUntilAge"],
    [{ freeBelowAge: 12, childUntilAge: 5 }, "childUntilAge"],
  ]),
)("a house is refused at %s", async (_, ages, field) => {
  const house = { hotelName: "Willow", description: "By the lake.", address: "Rajbagh" };
  const form = { ...house, searchAddress: "Rajbagh, Srinagar", pindCode: "190008", ...ages };
  const { status, errors } = await staff("POST", "Hotel", form);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
});

test("an older client's fewer places take the places in the price with them", async () => {
  const own = await addRoom(staff, hotelId, { ...room, roomType: 3, includedAdults: 3, plans });
  const form = { hotelId, ...room, roomType: 3, maxAdults: 1, maxChild: 0 };
  expect((await staff("PUT", `Rooms/${own}`, form)).status).toBe(200);
  const two = await app.call("GET", `Price?roomId=${own}&checkIn=2030-07-10&checkOut=2030-07-12&adults=2`);
  expect([two.status, two.errors]).toEqual([400, { rooms: "This room sleeps 1 adult" }]);
});
