import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, packageFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("JSON text and real lists mean the same; the reply carries JSON text", async () => {
  const lists = packageFormFor();
  const texts = {
    ...lists,
    tourFeatures: JSON.stringify(lists.tourFeatures),
    tourHighlights: JSON.stringify(lists.tourHighlights),
    tourPlan: JSON.stringify(lists.tourPlan),
  };
  for (const form of [lists, texts]) {
    const id = await addPackage(staff, form);
    const { data } = await app.call("GET", `package/BYID?id=${id}`);
    const detail = data as Record<string, string>;
    expect(JSON.parse(detail["tourFeatures"] ?? "")).toEqual(lists.tourFeatures);
    expect(JSON.parse(detail["tourHighlights"] ?? "")).toEqual(lists.tourHighlights);
    expect(JSON.parse(detail["tourPlan"] ?? "")).toEqual(lists.tourPlan);
    expect(JSON.parse(detail["imagePath"] ?? "")).toEqual([]);
    expect(detail).toMatchObject({
      startingRate: 17_500,
      price: 17_500,
      location: "Srinagar",
      numberOfDays: 2,
    });
  }
});

test.each(["tourFeatures", "tourHighlights", "tourPlan"])(
  "corrupt JSON in %s is told by its name",
  async (field) => {
    for (const corrupt of ["[1,", "{}", '"text"', "42", "[[]]"]) {
      const { status, errors } = await staff("POST", "Package", packageFormFor({ [field]: corrupt }));
      expect(status).toBe(400);
      expect(Object.keys(errors ?? {})[0]).toMatch(new RegExp(`^${field}(\\.|$)`));
    }
  },
);

test("the form says what is missing in the words of the page", async () => {
  const empty = await staff("POST", "Package", {});
  expect(empty.errors).toEqual({
    tourName: "Tour name is required",
    tourDescription: "Tour description is required",
    tourPlan: "Tour plan is required",
    numberOfDays: "Number of days is required",
    startingRate: "Tour starting price is required",
    location: "Tour Location is required",
  });
  const tourPlan = [{ day: 1, planHeading: "", planDescription: " " }];
  const form = packageFormFor({ numberOfDays: 0, startingRate: 0, tourPlan });
  expect((await staff("POST", "Package", form)).errors).toEqual({
    numberOfDays: "Must have at least 1 day",
    startingRate: "Price must be greater than 0",
    "tourPlan.0.planHeading": "Plan heading is required",
    "tourPlan.0.planDescription": "Plan description is required",
  });
  expect((await staff("POST", "Package", packageFormFor({ tourPlan: "" }))).errors).toEqual({
    tourPlan: "Tour plan is required",
  });
});

test("visitors read packages but never deleted ones, and change nothing", async () => {
  const id = await addPackage(staff, { tourName: "Gurez in July", location: "Gurez" });
  expect((await app.call("GET", "Package?search=gurez")).data).toMatchObject([{ id, imagePath: null }]);
  expect((await app.call("PUT", `Package/${id}`, packageFormFor())).status).toBe(401);
  expect((await app.call("DELETE", `Package/byId?Id=${id}`)).status).toBe(401);
  expect((await staff("DELETE", `Package/byId?Id=${id}`)).status).toBe(200);
  expect((await app.call("GET", `Package/byId?Id=${id}`)).status).toBe(404);
  expect((await app.call("GET", "Package?search=gurez")).data).toEqual([]);
  expect((await app.call("GET", "Package?isDeleted=true")).status).toBe(401);
  expect((await staff("PUT", `Package/restore?Id=${id}`)).status).toBe(200);
  const changed = await staff(
    "PUT",
    `Package/${id}`,
    packageFormFor({ id: 0, tourName: "Gurez in August", version: 3 }),
  );
  expect([changed.status, changed.data]).toMatchObject([200, { id, tourName: "Gurez in August" }]);
  expect((await staff("PUT", `Package/${id}`, packageFormFor({ version: 3 }))).status).toBe(409);
});

test("a tour's facts and its days' are kept in their words; a client that knows none of them changes none", async () => {
  const plan = packageFormFor().tourPlan.map((day) => ({ ...day, meals: "Dinner", kilometres: "96" }));
  const facts = { season: " April to October ", car: "", notIncluded: ["Lunches"] };
  const id = await addPackage(staff, { ...facts, tourPlan: plan });
  const read = async () => (await app.call("GET", `Package/byId?Id=${id}`)).data as Record<string, string>;
  const told = await read();
  expect(told).toMatchObject({ season: "April to October", groupSize: "", car: "", effort: "" });
  expect(JSON.parse(told["notIncluded"] ?? "")).toEqual(["Lunches"]);
  expect(JSON.parse(told["tourPlan"] ?? "")[0]).toMatchObject({ meals: "Dinner", kilometres: 96 });
  expect((await staff("PUT", `Package/${id}`, packageFormFor({ tourName: "Gurez again" }))).status).toBe(200);
  const changed = await read();
  expect(changed).toMatchObject({ tourName: "Gurez again", season: "April to October" });
  expect(JSON.parse(changed["notIncluded"] ?? "")).toEqual(["Lunches"]);
  expect((await staff("PUT", `Package/${id}`, packageFormFor({ season: "", notIncluded: [] }))).status).toBe(
    200,
  );
  expect(await read()).toMatchObject({ season: "", notIncluded: "[]" });
  const refused = await staff(
    "POST",
    "Package",
    packageFormFor({ effort: "x".repeat(61), tourPlan: [{ ...plan[0], kilometres: 2001 }] }),
  );
  expect(refused.errors).toEqual({
    effort: "At most 60 characters, please",
    "tourPlan.0.kilometres": "Kilometres are a whole number from 0 to 2,000",
  });
});
