import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, cabRateFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("of a cab whose price is off the list staff change the days too; what was told stays", async () => {
  const add = (rate: object) => idOf(staff("POST", "CabRate", rate));
  const day = cabRateFormFor({ per: "day", car: 2800, suv: 3500 });
  const cabRateId = await add(day);
  const route = await add(cabRateFormFor());
  const wish = { cabRateId, days: 2, expectedTotal: 7000 };
  const id = await idOf(app.call("POST", "CabBooking", cabFormFor(wish)));
  await staff("PUT", `CabRate/${cabRateId}`, { ...day, suv: 4000 });
  for (const deleted of [cabRateId, route])
    expect((await staff("DELETE", `CabRate/byId?Id=${deleted}`)).status).toBe(200);
  const change = (more: Record<string, unknown>) => staff("PUT", `CabBooking/${id}`, cabFormFor(more));
  const kept = { assignedTo: "Bashir", specialRequest: "Two child seats", status: "Accepted" };
  expect(await change({ ...kept, cabRateId })).toMatchObject({ status: 200, data: { estimate: 7000 } });
  const longer = await change({ ...kept, cabRateId, days: 3 });
  expect(longer).toMatchObject({ status: 200, data: { days: 3, estimate: 10_500, cabRateId } });
  for (const refused of [{ cabRateId: route }, { vechiclePreference: "car" }])
    expect(await change(refused)).toMatchObject({ status: 400, errors: { cabRateId: expect.anything() } });
  expect((await app.call("POST", "CabBooking", cabFormFor(wish))).status).toBe(400);
  const stored = (await staff("GET", `CabBooking/byId?Id=${id}`)).data;
  expect(stored).toMatchObject({ ...kept, days: 3, estimate: 10_500 });
});
