import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, cabRateFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let route: number;
let day: number;

beforeAll(async () => {
  route = await add({});
  day = await add({ per: "day", suv: 3000 });
  await add({ per: "night", car: 300, suv: 400 });
});

async function add(change: Record<string, unknown>): Promise<number> {
  const { data, status, message } = await staff("POST", "CabRate", cabRateFormFor(change));
  expect([status, message]).toEqual([201, "Price saved"]);
  return (data as { id: number }).id;
}

const price = (query: string) => app.call("GET", `CabRate/price?${query}`);

test("a route and days are priced by vehicle, with the driver's nights; anybody reads the list", async () => {
  expect((await price(`cabRateId=${route}&vehicle=suv`)).data).toMatchObject({
    isFrom: false,
    total: 3500,
    lines: [{ kind: "cab", name: "Srinagar airport to Gulmarg, SUV", amount: 3500 }],
  });
  expect((await price(`cabRateId=${day}&vehicle=suv&days=3`)).data).toMatchObject({
    total: 3 * 3000 + 2 * 400,
    lines: [
      { name: "SUV with driver", nights: 3 },
      { kind: "night halt", nights: 2, rate: 400 },
    ],
  });
  const list = (await app.call("GET", "CabRate")).data as object[];
  expect(list).toContainEqual(
    expect.objectContaining({ id: route, car: 2800, suv: 3500, van: null, bus: null }),
  );
  expect((await app.call("GET", "CabRate?isDeleted=true")).status).toBe(401);
});

test("a request keeps what was told; a dearer one is asked about, and nothing is stored", async () => {
  const id = await add({ to: "Sonamarg" });
  const wish = { vechiclePreference: "suv", cabRateId: id, expectedTotal: 3500 };
  expect((await staff("PUT", `CabRate/${id}`, cabRateFormFor({ to: "Sonamarg", suv: 4000 }))).status).toBe(
    200,
  );
  const refused = await app.call("POST", "CabBooking", cabFormFor(wish));
  expect(refused).toMatchObject({ status: 409, data: { total: 4000 } });
  expect((await staff("GET", "CabBooking")).data).toEqual([]);
  const sent = await app.call("POST", "CabBooking", cabFormFor({ ...wish, expectedTotal: 4000 }));
  const booking = (sent.data as { id: number }).id;
  await staff("PUT", `CabRate/${id}`, cabRateFormFor({ to: "Sonamarg", suv: 5000, car: 3100 }));
  const change = async (more: Record<string, unknown>) => {
    const form = cabFormFor({ vechiclePreference: "suv", ...more });
    return (await staff("PUT", `CabBooking/${booking}`, form)).data;
  };
  expect(await change({ assignedTo: "Bashir" })).toMatchObject({ cabRateId: id, days: 1, estimate: 4000 });
  expect(await change({ vechiclePreference: "car" })).toMatchObject({ estimate: 3100 });
  expect((await staff("DELETE", `CabRate/byId?Id=${id}`)).status).toBe(200);
  expect(await change({ vechiclePreference: "car", assignedTo: "" })).toMatchObject({ estimate: 3100 });
  const again = cabFormFor({ vechiclePreference: "suv" });
  expect(await staff("PUT", `CabBooking/${booking}`, again)).toMatchObject({
    status: 400,
    errors: { cabRateId: expect.any(String) },
  });
});

test("staff give a request another price of the list, or more days, and its lines follow", async () => {
  const sent = await app.call("POST", "CabBooking", cabFormFor({ vechiclePreference: "suv" }));
  const { id } = sent.data as { id: number };
  const change = async (more: Record<string, unknown>) => {
    const form = cabFormFor({ vechiclePreference: "suv", ...more });
    return (await staff("PUT", `CabBooking/${id}`, form)).data;
  };
  expect(await change({ cabRateId: route })).toMatchObject({ cabRateId: route, estimate: 3500 });
  expect(await change({ cabRateId: day, days: 3 })).toMatchObject({
    days: 3,
    estimate: 3 * 3000 + 2 * 400,
    priceLines: [{ name: "SUV with driver", nights: 3 }, { kind: "night halt" }],
  });
  expect(await change({ days: 2 })).toMatchObject({ cabRateId: day, estimate: 2 * 3000 + 400 });
  const none = cabFormFor({ vechiclePreference: "bus", cabRateId: day });
  expect((await staff("PUT", `CabBooking/${id}`, none)).errors).toEqual({ cabRateId: expect.any(String) });
});

test("an old client's request has no price", async () => {
  const sent = await app.call("POST", "CabBooking", cabFormFor());
  const { id } = sent.data as { id: number };
  const read = (await staff("GET", `CabBooking/byId?Id=${id}`)).data;
  expect(read).toMatchObject({ cabRateId: null, days: null, priceLines: [], estimate: null });
});

test("the same journey twice is refused, also when one comes back; two versions are told apart", async () => {
  const id = await add({ to: "Pahalgam" });
  const twin = await staff("POST", "CabRate", cabRateFormFor({ to: "Pahalgam" }));
  expect(twin).toMatchObject({
    status: 409,
    errors: { from: expect.stringContaining("Pahalgam has a price") },
  });
  const written = { from: " srinagar  AIRPORT", to: "PAHALGAM" };
  expect((await staff("POST", "CabRate", cabRateFormFor(written))).status).toBe(409);
  expect((await staff("POST", "CabRate", cabRateFormFor({ per: "day" }))).status).toBe(409);
  await staff("DELETE", `CabRate/byId?Id=${id}`);
  await add({ to: "Pahalgam" });
  expect((await staff("PUT", `CabRate/restore?Id=${id}`)).status).toBe(409);
  const change = cabRateFormFor({ suv: 3600, version: 1 });
  expect((await staff("PUT", `CabRate/${route}`, change)).status).toBe(200);
  expect((await staff("PUT", `CabRate/${route}`, change)).status).toBe(409);
});

test.each([
  [{ per: "week" }, "per"],
  [{ from: "" }, "from"],
  [{ to: " " }, "to"],
  [{ car: "", suv: null }, "car"],
  [{ suv: 0 }, "suv"],
  [{ suv: 1_000_001 }, "suv"],
  [{ suv: "much" }, "suv"],
  [{ note: "n".repeat(5001) }, "note"],
])("a price with %o is refused at %s", async (change, field) => {
  const sent = await staff("POST", "CabRate", cabRateFormFor({ to: "Nowhere", ...change }));
  expect([sent.status, Object.keys(sent.errors ?? {})]).toEqual([400, [field]]);
});

test.each([
  [{ days: 0 }, "days"],
  [{ days: 61 }, "days"],
  [{ cabRateId: 4_000_000 }, "cabRateId"],
  [{ vechiclePreference: "bus" }, "cabRateId"],
])("a request with %o is refused at %s", async (change, field) => {
  const wish = { vechiclePreference: "suv", cabRateId: route, ...change };
  const sent = await app.call("POST", "CabBooking", cabFormFor(wish));
  expect([sent.status, Object.keys(sent.errors ?? {})]).toEqual([400, [field]]);
});
