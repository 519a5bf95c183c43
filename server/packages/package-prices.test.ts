import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, enquiryFormFor, packageFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const table = {
  classes: ["Standard", "Deluxe"],
  rows: [
    { people: 4, rates: [15_000, 20_000] },
    { people: 2, rates: [18_000, "24,000"] },
    { people: "", rates: ["", ""] },
  ],
  singleRoom: 6000,
  childWithBed: 9000,
  childWithoutBed: 5000,
  seasons: [{ name: "New Year", from: "2030-12-28", to: "2031-01-03", isYearly: true, supplement: 5000 }],
};

async function priceOf(id: number, query = "") {
  return (await app.call("GET", `Package/price?packageId=${id}${query}`)).data as Record<string, unknown>;
}

async function read(id: number) {
  return (await app.call("GET", `Package/byId?Id=${id}`)).data as Record<string, unknown>;
}

test("a table's lowest price is the starting one, also when an old client changes another", async () => {
  const id = await addPackage(staff, { tariff: table });
  expect(await read(id)).toMatchObject({
    startingRate: 15_000,
    tariff: {
      rows: [{ people: 2, rates: [18_000, 24_000] }, { people: 4 }],
      freeBelowAge: 5,
      departures: [],
    },
  });
  const old = packageFormFor({ id, startingRate: 9000, version: 1 });
  expect((await staff("PUT", `Package/${id}`, old)).status).toBe(200);
  expect(await read(id)).toMatchObject({ startingRate: 15_000, version: 2, tariff: { singleRoom: 6000 } });
  const without = { ...old, tariff: null, version: 2 };
  expect((await staff("PUT", `Package/${id}`, without)).status).toBe(200);
  expect(await read(id)).toMatchObject({ startingRate: 9000, tariff: null });
  expect((await staff("PUT", `Package/${id}`, without)).status).toBe(409);
});

test("a party's price comes line by line, `from` while its class or its start is open", async () => {
  const id = await addPackage(staff, { tariff: table });
  const wish = "&adults=2&childAges=6&hotelClass=Deluxe&startDate=2032-12-30";
  expect(await priceOf(id, wish)).toMatchObject({
    isFrom: false,
    total: 2 * 24_000 + 5000 + 3 * 5000,
    lines: [
      { kind: "adult", name: "Adult, Deluxe", quantity: 2, rate: 24_000, amount: 48_000 },
      { kind: "child", name: "Child without bed" },
      { kind: "season", name: "New Year", quantity: 3 },
    ],
  });
  expect(await priceOf(id, "&adults=4")).toMatchObject({ isFrom: true, total: 60_000 });
  const plain = await addPackage(staff);
  expect(await priceOf(plain, "&adults=3")).toMatchObject({ isFrom: true, total: 52_500 });
});

test("of each span of starts the list tells the lowest price, with what its season costs more", async () => {
  const sold = { ...table, from: "2030-06-01", to: "2031-03-01" };
  const id = await addPackage(staff, { tariff: sold });
  const fixed = await addPackage(staff, { tariff: { ...table, departures: ["2030-12-30", "2031-01-10"] } });
  const plain = await addPackage(staff);
  const starts = "2030-12-28/2031-01-03,2030-12-01/2031-01-01,2031-03-01/2031-05-01,2031-12-29/2032-01-01";
  const { data } = await app.call("GET", `Package?limit=100&starts=${starts}`);
  const listed = data as { id: number; startRates?: (number | null)[] }[];
  const rates = (wanted: number) => listed.find((one) => one.id === wanted)?.startRates;
  expect(rates(id)).toEqual([20_000, 15_000, null, null]);
  expect(rates(fixed)).toEqual([20_000, 20_000, null, null]);
  expect(rates(plain)).toEqual([17_500, 17_500, 17_500, 17_500]);
  const [without] = (await app.call("GET", "Package?limit=1")).data as object[];
  expect(without).not.toHaveProperty("startRates");
  expect(Object.keys((await app.call("GET", "Package?starts=spring")).errors ?? {})).toEqual(["starts"]);
});

test("an enquiry keeps its lines, a change of price is asked about, and staff change only what changed", async () => {
  const id = await addPackage(staff, { tariff: table });
  const wish = { adults: 2, hotelClass: "Standard", startDate: "2031-06-10", expectedTotal: 36_000 };
  const dearer = packageFormFor({ tariff: { ...table, rows: [{ people: 2, rates: [19_000, 25_000] }] } });
  expect((await staff("PUT", `Package/${id}`, dearer)).status).toBe(200);
  const refused = await app.call("POST", "PackageBooking", enquiryFormFor(id, wish));
  expect(refused).toMatchObject({ status: 409, data: { total: 38_000, lines: [{ rate: 19_000 }] } });
  const count = async () => ((await staff("GET", "PackageBooking")).data as unknown[]).length;
  const before = await count();
  const sent = await app.call(
    "POST",
    "PackageBooking",
    enquiryFormFor(id, { ...wish, expectedTotal: 38_000 }),
  );
  expect([sent.status, await count()]).toEqual([201, before + 1]);
  const enquiry = (sent.data as { id: number }).id;
  const kept = async () => (await staff("GET", `PackageBooking/byId?Id=${enquiry}`)).data;
  expect(await kept()).toMatchObject({
    startDate: "2031-06-10",
    adults: 2,
    children: 0,
    hotelClass: "Standard",
    estimate: 38_000,
    total: null,
    priceLines: [{ kind: "adult", name: "Adult, Standard", quantity: 2, rate: 19_000 }],
  });
  await staff("PUT", `Package/${id}`, packageFormFor({ tariff: table }));
  const change = (more: Record<string, unknown>) =>
    staff("PUT", `PackageBooking/${enquiry}`, enquiryFormFor(id, more));
  expect((await change({ status: "Accepted" })).status).toBe(200);
  expect(await kept()).toMatchObject({ estimate: 38_000, adults: 2 });
  expect((await change({ children: 1, childAges: [9] })).status).toBe(200);
  expect(await kept()).toMatchObject({ estimate: 38_000 + 9000, childAges: [9], startDate: "2031-06-10" });
  expect((await change({ adults: 4 })).status).toBe(200);
  expect(await kept()).toMatchObject({ estimate: 60_000 + 9000 });
});

test("an old client's enquiry has no journey and no price, and stays as it is when staff change it", async () => {
  const id = await addPackage(staff, { tariff: table });
  const sent = await app.call("POST", "PackageBooking", enquiryFormFor(id));
  const enquiry = (sent.data as { id: number }).id;
  expect((await staff("PUT", `PackageBooking/${enquiry}`, enquiryFormFor(id))).data).toMatchObject({
    startDate: null,
    adults: null,
    children: null,
    childAges: [],
    priceLines: [],
    estimate: null,
  });
});

test.each([
  [{ adults: 2, hotelClass: "Palace" }, "hotelClass"],
  [{ adults: 2, children: 2, childAges: [9] }, "childAges"],
  [{ adults: 2, childAges: [25] }, "childAges"],
  [{ adults: 0 }, "adults"],
  [{ adults: 51 }, "adults"],
  [{ adults: 1, singleRooms: 2 }, "singleRooms"],
  [{ adults: 2, startDate: "2030-02-31" }, "startDate"],
  [{ adults: 2, startDate: "2020-06-01" }, "startDate"],
  [{ adults: 2, startDate: "2031-05-02" }, "startDate"],
  [{ adults: 2, startDate: "2032-06-01" }, "startDate"],
])("a wish %o is refused at %s, and nothing is stored", async (wish, field) => {
  const departures = ["2031-05-01", "2031-05-08"];
  const id = await addPackage(staff, { tariff: { ...table, departures, to: "2032-01-01" } });
  const sent = await app.call("POST", "PackageBooking", enquiryFormFor(id, wish));
  expect([sent.status, Object.keys(sent.errors ?? {})]).toEqual([400, [field]]);
  const stored = (await staff("GET", "PackageBooking?limit=100")).data as { packageId: number }[];
  expect(stored.filter(({ packageId }) => packageId === id)).toEqual([]);
});

test.each([
  [{ rows: [{ people: 2, rates: [0] }] }, "tariff.rows.0.rates.0"],
  [{ rows: [{ rates: [5000] }] }, "tariff.rows.0.people"],
  [{ rows: [{ people: 2, rates: [] }] }, "tariff.rows.0.rates.0"],
  [{ rows: [2, 2].map((people) => ({ people, rates: [5000] })) }, "tariff.rows.1.people"],
  [{ rows: [{ people: 2, rates: [5000, 6000] }] }, "tariff.classes.0"],
  [
    {
      rows: [
        { people: 3, rates: [9000] },
        { people: 4, rates: [6000] },
      ],
    },
    "tariff.rows.1.rates.0",
  ],
  [{ rows: [{ people: 2, rates: [5000] }], singleRoom: 5001 }, "tariff.singleRoom"],
  [{ rows: [{ people: 2, rates: [5000] }], childWithBed: 5001 }, "tariff.childWithBed"],
  [{ childWithBed: 100, childWithoutBed: 200 }, "tariff.childWithoutBed"],
  [{ freeBelowAge: 9, ownBedFromAge: 8 }, "tariff.ownBedFromAge"],
  [{ singleRoom: 20_000 }, "tariff.singleRoom"],
  [
    { seasons: [{ name: "Winter", from: "2030-12-01", to: "2030-12-01", supplement: 1 }] },
    "tariff.seasons.0.to",
  ],
  [{ seasons: [{ from: "2030-12-01", to: "2030-12-03", supplement: 1 }] }, "tariff.seasons.0.name"],
  [{ from: "2031-01-01", to: "2030-01-01" }, "tariff.to"],
  [{ to: "2031-01-01", departures: ["2031-01-01"] }, "tariff.departures.0"],
])("prices %j are refused at %s, and the package stays as it was", async (tariff, field) => {
  const id = await addPackage(staff);
  const sent = await staff("PUT", `Package/${id}`, packageFormFor({ tariff, tourName: "Half written" }));
  expect([sent.status, Object.keys(sent.errors ?? {})]).toEqual([400, expect.arrayContaining([field])]);
  expect(await read(id)).toMatchObject({ tourName: "Lake and Meadow", tariff: null });
});
