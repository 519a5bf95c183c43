import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { namedCases } from "#test/support/named-cases.ts";
import {
  addPackage,
  cabFormFor,
  cabRateFormFor,
  enquiryFormFor,
  packageFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let tour: number;
let route: number;

const table = {
  classes: ["Standard", "Deluxe"],
  rows: [{ people: 2, rates: [18_000, 24_000] }],
  childWithBed: 9000,
  departures: ["2031-05-01", "2031-05-08"],
  from: "2031-01-01",
  to: "2032-01-01",
};

beforeAll(async () => {
  tour = await addPackage(staff, { tariff: table });
  route = await idOf(staff("POST", "CabRate", cabRateFormFor()));
});

const large = "x".repeat(60_000);
const fieldsOf = ({ status, errors }: { status: number; errors?: object | undefined }) => [
  status,
  Object.keys(errors ?? {}),
];

test.each(
  namedCases<Record<string, unknown>>([
    [{ adults: 2, childAges: [0] }, "childAges"],
    [{ adults: 2, childAges: [18] }, "childAges"],
    [{ adults: 2, childAges: [-2] }, "childAges"],
    [{ adults: 2, childAges: "four" }, "childAges"],
    [{ adults: 2, childAges: Array(51).fill(4) }, "childAges"],
    [{ adults: 2, children: 1, childAges: [4, 9] }, "childAges"],
    [{ adults: 2, children: 3, childAges: [4, 9] }, "childAges"],
    [{ adults: 2, children: -1 }, "children"],
    [{ adults: 2, children: 51 }, "children"],
    [{ adults: -2 }, "adults"],
    [{ adults: "two" }, "adults"],
    [{ adults: 2, singleRooms: -1 }, "singleRooms"],
    [{ adults: 2, singleRooms: 51 }, "singleRooms"],
    [{ adults: 2, hotelClass: large }, "hotelClass"],
    [{ adults: 2, startDate: "2030-12-31" }, "startDate"],
    [{ adults: 2, startDate: "2032-01-01" }, "startDate"],
    [{ adults: 2, startDate: "2031-05-02" }, "startDate"],
    [{ adults: 2, startDate: "tomorrow" }, "startDate"],
    [{ specialRequest: large }, "specialRequest"],
    [{ customerName: large }, "customerName"],
    [{ expectedTotal: -5 }, "expectedTotal"],
    [{ packageId: 99_999 }, "packageId"],
  ]),
)("an enquiry is refused at %s, and nothing is stored", async (_, wish, field) => {
  const sent = await app.call("POST", "PackageBooking", enquiryFormFor(tour, wish));
  expect(fieldsOf(sent)).toEqual([400, [field]]);
  expect((await staff("GET", "PackageBooking")).data).toEqual([]);
});

test.each(
  namedCases<string>([
    ["adults=0", "adults"],
    ["adults=2&childAges=25", "childAges"],
    ["adults=2&children=1&childAges=4,9", "childAges"],
    ["adults=2&startDate=2031-05-02", "startDate"],
    ["adults=2&hotelClass=Palace", "hotelClass"],
    ["adults=1&singleRooms=2", "singleRooms"],
  ]),
)("a price is refused at %s as the enquiry would be", async (_, query, field) => {
  expect(fieldsOf(await app.call("GET", `Package/price?packageId=${tour}&${query}`))).toEqual([400, [field]]);
});

test.each(
  namedCases<unknown>([
    [{ classes: ["A", "B", "C", "D", "E"] }, "tariff.classes"],
    [{ classes: [large] }, "tariff.classes.0"],
    [{ rows: Array.from({ length: 13 }, () => ({})) }, "tariff.rows"],
    [{ rows: [{ people: 51, rates: [100] }] }, "tariff.rows.0.people"],
    [{ rows: [{ people: 0, rates: [100] }] }, "tariff.rows.0.people"],
    [{ rows: [{ people: 2, rates: [-100] }] }, "tariff.rows.0.rates.0"],
    [{ rows: [{ people: 2, rates: [1_000_001] }] }, "tariff.rows.0.rates.0"],
    [{ rows: [{ people: 2, rates: [1, 2, 3, 4, 5] }] }, "tariff.rows.0.rates"],
    [{ singleRoom: -1 }, "tariff.singleRoom"],
    [{ childWithBed: -1 }, "tariff.childWithBed"],
    [{ childWithoutBed: "some" }, "tariff.childWithoutBed"],
    [{ freeBelowAge: 19 }, "tariff.freeBelowAge"],
    [{ childUntilAge: -1 }, "tariff.childUntilAge"],
    [{ ownBedFromAge: 13, childUntilAge: 12 }, "tariff.childUntilAge"],
    [{ seasons: Array.from({ length: 21 }, () => ({})) }, "tariff.seasons"],
    [
      { seasons: [{ name: "W", from: "2031-03-01", to: "2031-01-01", supplement: 5 }] },
      "tariff.seasons.0.to",
    ],
    [
      { seasons: [{ name: "W", from: "2031-01-01", to: "2032-01-03", supplement: 5 }] },
      "tariff.seasons.0.to",
    ],
    [
      { seasons: [{ name: "W", from: "2031-01-01", to: "2031-02-01", supplement: 0 }] },
      "tariff.seasons.0.supplement",
    ],
    [
      { seasons: ["A", "B"].map((name) => ({ name, from: "2031-01-01", to: "2031-02-01", supplement: 5 })) },
      "tariff.seasons.1.from",
    ],
    [{ departures: Array(101).fill("2031-05-01") }, "tariff.departures"],
    [{ departures: ["2031-02-30"] }, "tariff.departures.0"],
    [{ from: "2031-02-30" }, "tariff.from"],
    ["prices", "tariff"],
  ]),
)("a package is refused at %s, and keeps its own", async (_, tariff, field) => {
  const sent = await staff("PUT", `Package/${tour}`, packageFormFor({ tariff, tourName: "Half written" }));
  expect(fieldsOf(sent)).toEqual([400, [field]]);
  expect((await app.call("GET", `Package/byId?Id=${tour}`)).data).toMatchObject({
    tourName: "Lake and Meadow",
    tariff: { childWithBed: 9000, departures: table.departures },
  });
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ car: -1 }, "car"],
    [{ car: 2800.5 }, "car"],
    [{ from: large }, "from"],
    [{ to: "x".repeat(101) }, "to"],
    [{ note: large }, "note"],
    [{ note: 5 }, "note"],
  ]),
)("a cab's price is refused at %s", async (_, change, field) => {
  const sent = await staff("POST", "CabRate", cabRateFormFor({ to: "Nowhere", ...change }));
  expect(fieldsOf(sent)).toEqual([400, [field]]);
});

test.each(
  namedCases<Record<string, unknown>>([
    [{ vechiclePreference: "tractor" }, "vechiclePreference"],
    [{ days: -1 }, "days"],
    [{ days: 1.5 }, "days"],
    [{ days: "all" }, "days"],
    [{ cabRateId: "route" }, "cabRateId"],
    [{ expectedTotal: -1 }, "expectedTotal"],
    [{ dateOfJourney: "2030-02-30" }, "dateOfJourney"],
    [{ dateOfJourney: "2020-06-01" }, "dateOfJourney"],
    [{ pickUpLoaction: large }, "pickUpLoaction"],
    [{ preferredTime: large }, "preferredTime"],
    [{ specialRequest: large }, "specialRequest"],
  ]),
)("a cab asked for is refused at %s, and nothing is stored", async (_, change, field) => {
  const wish = { vechiclePreference: "suv", cabRateId: route, ...change };
  expect(fieldsOf(await app.call("POST", "CabBooking", cabFormFor(wish)))).toEqual([400, [field]]);
  expect((await staff("GET", "CabBooking")).data).toEqual([]);
});

test.each(
  namedCases<string>([
    ["vehicle=tractor", "vehicle"],
    ["vehicle=bus", "cabRateId"],
    ["vehicle=suv&days=61", "days"],
  ]),
)("a cab's price is refused at %s as the request would be", async (_, query, field) => {
  expect(fieldsOf(await app.call("GET", `CabRate/price?cabRateId=${route}&${query}`))).toEqual([
    400,
    [field],
  ]);
});
