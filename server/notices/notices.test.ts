import { beforeAll, expect, test } from "vitest";
import type { Notice } from "#contract/notices.ts";
import type { PlacePage } from "#contract/place-words.ts";
import type { Place } from "#contract/place.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let gulmarg: Place | undefined;

beforeAll(async () => {
  staff = await app.signIn();
  const { places } = (await app.call("GET", "Place")).data as { places: Place[] };
  gulmarg = places.find(({ name }) => name === "Gulmarg");
});

const shown = async (query = "") =>
  ((await app.call("GET", `Notice${query}`)).data as Notice[]).map(({ text, place }) => [text, place]);

test("a notice is up from its first day to its last by the calendar of Kashmir, where it holds", async () => {
  const at = { placeId: gulmarg?.id };
  const forms = [
    { text: "Chains needed from Tangmarg", ...at, until: "2030-06-02" },
    { text: "Office shut for Eid", from: "2030-06-03", until: "2030-06-03" },
  ];
  for (const form of forms) expect((await staff("POST", "Notice", form)).status).toBe(201);
  expect(await shown()).toEqual([["Chains needed from Tangmarg", "Gulmarg"]]);
  expect(await shown(`?placeId=${(gulmarg?.id ?? 0) + 1}`)).toEqual([]);
  expect(await shown("?all=true")).toHaveLength(1);
  expect((await staff("GET", "Notice?all=true")).data).toHaveLength(2);
  // 23:59 on the second of June in Kashmir, then a minute later.
  app.clock.forward((new Date("2030-06-02T18:29:00Z").getTime() - app.clock.now().getTime()) / 1000);
  staff = await app.signIn();
  expect(await shown()).toHaveLength(1);
  app.clock.forward(60);
  expect(await shown()).toEqual([["Office shut for Eid", null]]);
  app.clock.forward(24 * 3600);
  expect(await shown()).toEqual([]);
});

test("a notice is refused without a day to come, for no place of ours, and from those who are not staff", async () => {
  staff = await app.signIn();
  const form = { text: "Zojila is shut", until: "2030-06-30" };
  const refused = [
    await staff("POST", "Notice", { ...form, until: "2030-06-03" }),
    await staff("POST", "Notice", { ...form, from: "2030-07-01" }),
    await staff("POST", "Notice", { ...form, placeId: 999 }),
    await staff("POST", "Notice", { ...form, text: " " }),
    await app.call("POST", "Notice", form),
  ];
  expect(refused.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
    [400, ["until"]],
    [400, ["until"]],
    [400, ["placeId"]],
    [400, ["text"]],
    [401, []],
  ]);
});

test("what the page of a place says is staff's; two do not write over each other", async () => {
  const read = async () => (await app.call("GET", "Place/page?slug=gulmarg")).data as PlacePage;
  const before = await read();
  expect(before).toMatchObject({ name: "Gulmarg", about: "", slug: "gulmarg" });
  const save = (about: string) =>
    staff("PUT", `Place/${gulmarg?.id}`, { about, winter: "Snow.", version: before.version });
  expect((await save("A meadow.")).data).toMatchObject({ about: "A meadow.", winter: "Snow.", summer: "" });
  expect((await save("Another meadow.")).status).toBe(409);
  expect(await read()).toMatchObject({ about: "A meadow." });
  expect((await app.call("GET", "Place/page?slug=nowhere")).status).toBe(404);
  expect((await app.call("PUT", `Place/${gulmarg?.id}`, {})).status).toBe(401);
});
