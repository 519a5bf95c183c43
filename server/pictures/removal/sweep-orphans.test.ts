import { afterAll, beforeAll, expect, test } from "vitest";
import { startUploadSite, type UploadSite } from "#test/support/pictures/upload-site.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

const now = new Date();
const old = new Date(now.getTime() - 2 * 3_600_000);
const bytes = new Uint8Array([1, 2, 3]);
let site: UploadSite;

beforeAll(async () => {
  site = await startUploadSite();
});
afterAll(() => site.app.stop());

function sweep() {
  const { services, store } = site.app;
  return sweepOrphans({ db: services.db, store }, now);
}

async function putOld(name: string): Promise<void> {
  await site.app.store.put(name, bytes);
  site.app.store.age(name, old);
}

test("what no record names is swept when it is an hour old, and nothing else", async () => {
  const { store, services } = site.app;
  const kept = await site.upload({ Module: "gallery" });
  await services.pictures.conversions.idle();
  const ofKept = store.names();
  for (const name of ofKept) store.age(name, old);
  await site.staff("DELETE", `Upload/byId?Id=${kept.id}`);
  const left = ["originals/", "pictures/"].map(
    (folder, index) => `${folder}${"e".repeat(24)}${index ? "/320.webp" : ".png"}`,
  );
  for (const name of left) await putOld(name);
  await putOld("notes/of-somebody-else.txt".replaceAll("-", ""));
  await store.put(`originals/${"d".repeat(24)}.png`, bytes);
  expect(await sweep()).toEqual({ removed: 2 });
  expect(store.names()).toEqual(
    [...ofKept, "notes/ofsomebodyelse.txt", `originals/${"d".repeat(24)}.png`].toSorted(),
  );
  expect(await sweep()).toEqual({ removed: 0 });
});

test("what is swept between an upload's files and its record is there when the upload is", async () => {
  const { store, services } = site.app;
  const upload = async () => (await site.upload({ Module: "gallery" })).imagePath.split("/")[1] ?? "";
  await services.db.executor.deleteFrom("pictures").execute();
  const hash = await upload();
  await services.pictures.conversions.idle();
  const ofPicture = () => store.names().filter((name) => name.includes(hash));
  const all = ofPicture();
  await services.db.executor.deleteFrom("pictures").execute();
  const put = store.put.bind(store);
  store.put = async (name, bytes) => {
    await put(name, bytes);
    if (!name.endsWith(".jpg") || name.startsWith("originals")) return;
    store.put = put;
    for (const file of ofPicture()) store.age(file, old);
    await sweep();
    expect(ofPicture()).toEqual([]);
  };
  await upload();
  await services.pictures.conversions.idle();
  expect(ofPicture()).toEqual(all);
});

test("more orphans than are looked at at once are all swept", async () => {
  for (let count = 0; count < 1100; count += 1)
    await putOld(`pictures/${count.toString(16).padStart(24, "0")}/320.avif`);
  expect(await sweep()).toEqual({ removed: 1100 });
});
