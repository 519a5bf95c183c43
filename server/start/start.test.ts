import { afterEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { type Start, startSteps } from "#contract/start.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { uploadForm } from "#test/support/pictures/upload-site.ts";

let app: TestApp;
afterEach(() => app.stop());

test("each step is done once what it asks for is there, and the guide is needed until all are", async () => {
  app = await startTestApp({ isDemo: false });
  const owner = await app.signIn();
  const start = async () => (await owner("GET", "Start")).data as Start;
  const open = async () => {
    const { done } = await start();
    return startSteps.filter((step) => !done[step]);
  };
  expect(await open()).toEqual(["company", "brand", "payment", "hours", "house", "texts"]);
  const { details, payment, hours } = companyDefaults;
  await owner("PUT", "Settings/Details", { ...details, name: "Willow & Son" });
  await owner("PUT", "Settings/Payment", payment);
  await owner("PUT", "Settings/Hours", hours);
  const hotelId = await addHotel(owner);
  expect((await start()).house).toEqual({ id: hotelId, name: "Willow House", rooms: 0, pictures: 0 });
  await addRoom(owner, hotelId);
  const other = await addHotel(owner, { hotelName: "Reed House" });
  expect((await start()).house).toMatchObject({ id: hotelId, rooms: 1 });
  expect((await start()).isNeeded).toBe(true);
  const picture = await smallPicture().jpeg().toBuffer();
  await owner("POST", "Upload", uploadForm(picture, { Module: "hotel", entityID: String(hotelId) }));
  await owner("DELETE", `Hotel/byId?Id=${other}`);
  expect(await open()).toEqual(["brand", "texts"]);
  expect((await start()).isNeeded).toBe(false);
  expect((await owner("PUT", "Start", { areTextsLookedOver: true })).status).toBe(200);
  expect(await open()).toEqual(["brand"]);
  await owner("DELETE", `Hotel/byId?Id=${hotelId}`);
  expect(await start()).toMatchObject({ isNeeded: true, done: { house: false, texts: true } });
});

test("it is put away and taken up again, and is the owners' alone", async () => {
  app = await startTestApp();
  const owner = await app.signIn();
  expect((await owner("GET", "Start")).data).toMatchObject({ isNeeded: true, done: { demo: false } });
  const away = await owner("PUT", "Start", { isDismissed: true });
  expect(away.data).toMatchObject({ isNeeded: false, isDismissed: true });
  expect((await owner("PUT", "Start", { isDismissed: false })).data).toMatchObject({ isNeeded: true });
  await owner("POST", "Demo/Away", {});
  expect((await owner("GET", "Start")).data).toMatchObject({ done: { demo: true } });
  await owner("POST", "Staff", { username: "bilal", password: "saffron-and-snow", role: "staff" });
  const staff = await app.signIn({ username: "bilal", password: "saffron-and-snow" });
  expect((await staff("GET", "Start")).status).toBe(403);
});
