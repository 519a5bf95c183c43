import { beforeEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, cabRateFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const registered = { gstin: "27AAPFU0939F1ZV", firstTours: "5", firstCabs: "18" };

beforeEach(() => say("extra", registered));

async function say(taxes: string, tax: Partial<typeof taxDefaults>) {
  await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes });
  expect((await staff("PUT", "Settings/Tax", { ...taxDefaults, ...tax })).status).toBe(200);
}

const secondFromTenth = {
  secondFrom: "2030-06-10",
  secondUpTo: "7500",
  secondPercent: "5",
  secondAbove: "18",
  secondCabs: "5",
};

test("a cab that staff move to another day or vehicle has the tax of that; what was told stays, off the list too", async () => {
  await say("extra", { ...registered, ...secondFromTenth });
  const rate = cabRateFormFor({ to: "Sonamarg", car: 2800, suv: 3500 });
  const cabRateId = await idOf(staff("POST", "CabRate", rate));
  const wish = { vechiclePreference: "suv", cabRateId, dateOfJourney: "2030-06-08" };
  const id = await idOf(app.call("POST", "CabBooking", cabFormFor({ ...wish, expectedTotal: 4130 })));
  const change = async (more: Record<string, unknown>) => {
    const reply = await staff(
      "PUT",
      `CabBooking/${id}`,
      cabFormFor({ ...wish, cabRateId: undefined, ...more }),
    );
    const { estimate, priceLines } = reply.data as { estimate: number; priceLines: { name: string }[] };
    return [estimate, priceLines.at(-1)?.name];
  };
  await staff("PUT", `CabRate/${cabRateId}`, { ...rate, suv: 4000 });
  expect(await change({ assignedTo: "Bashir" })).toEqual([4130, "GST 18 %"]);
  expect(await change({ dateOfJourney: "2030-06-12" })).toEqual([3675, "GST 5 %"]);
  expect(await change({ vechiclePreference: "car" })).toEqual([3304, "GST 18 %"]);
  await staff("DELETE", `CabRate/byId?Id=${cabRateId}`);
  expect(await change({ vechiclePreference: "car", dateOfJourney: "2030-06-12" })).toEqual([2940, "GST 5 %"]);
  await say("included", registered);
  expect(await change({ vechiclePreference: "car", dateOfJourney: "2030-06-12", assignedTo: "" })).toEqual([
    2940,
    "GST 5 %",
  ]);
  expect((await change({ vechiclePreference: "car", dateOfJourney: "2030-06-13" }))[0]).toBe(2800);
});

test("a cab that was told without tax has it once it is moved, as a stay; one without a price stays so", async () => {
  await say("included", registered);
  const { data } = await staff("POST", "CabRate", cabRateFormFor({ to: "Yusmarg" }));
  const cabRateId = (data as { id: number }).id;
  const wish = { vechiclePreference: "suv", cabRateId, dateOfJourney: "2030-06-08" };
  const moved = async (form: Record<string, unknown>) => {
    const sent = await app.call("POST", "CabBooking", cabFormFor(form));
    await say("extra", registered);
    const { id } = sent.data as { id: number };
    return staff("PUT", `CabBooking/${id}`, cabFormFor({ ...form, dateOfJourney: "2030-06-12" }));
  };
  expect((await moved(wish)).data).toMatchObject({ estimate: 4130 });
  expect((await moved({ dateOfJourney: "2030-06-08" })).data).toMatchObject({
    estimate: null,
    priceLines: [],
  });
});
