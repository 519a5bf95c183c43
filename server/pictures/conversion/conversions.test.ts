import PQueue from "p-queue";
import { expect, test } from "vitest";
import { createMemoryStore } from "#test/support/pictures/memory-store.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { imageWork } from "../image/image-work.ts";
import { keepPicture } from "../keep-picture.ts";
import { type ConversionProgress, createConversions } from "./conversions.ts";

async function workshop(others: readonly number[] = []) {
  const store = createMemoryStore();
  const queue = new PQueue({ concurrency: 1 });
  const work = imageWork();
  const log: (ConversionProgress & { id: number })[] = [];
  const conversions = createConversions({
    store,
    work,
    queue,
    claim: async (id) => {
      const isOurs = !others.includes(id);
      if (isOurs) log.push({ id, state: "converting", percent: 0, widths: [] });
      return isOurs;
    },
    release: async (id) => void log.push({ id, state: "queued", percent: 0, widths: [] }),
    record: async (id, progress) => void log.push({ id, ...progress }),
    countAttempt: async () => {},
    onFailure: () => {},
  });
  const keep = async (width: number) =>
    keepPicture({ store, queue, work }, "hotel", await smallPicture(width, 500).png().toBuffer());
  return { store, queue, log, conversions, keep };
}

test("a picture is done before the next; what a person waits for goes in between", async () => {
  const { queue, log, conversions, keep } = await workshop();
  const [first, second] = [await keep(700), await keep(720)];
  const done: string[] = [];
  conversions.add({ id: 1, ...first });
  conversions.add({ id: 2, ...second });
  const upload = queue.add(() => Promise.resolve(done.push(`after ${log.length} notes`)), { priority: 1 });
  await upload;
  await conversions.idle();
  expect(done).toEqual(["after 1 notes"]);
  const states = log.map(({ id, percent }) => `${id}: ${percent}`);
  expect(states).toEqual(["1: 0", "1: 50", "1: 100", "2: 0", "2: 50", "2: 100"]);
});

test("an upload waits for no size that another picture still waits for", async () => {
  const { log, conversions, keep } = await workshop();
  conversions.add({ id: 1, ...(await keep(700)) });
  await keep(720);
  expect(log.length).toBeLessThan(3);
  await conversions.idle();
  expect(log.at(-1)).toMatchObject({ state: "ready", percent: 100 });
});

test("one that fails half way says how much of it there is", async () => {
  const { store, log, conversions, keep } = await workshop();
  const picture = await keep(700);
  const put = store.put.bind(store);
  store.put = (name, bytes) =>
    name.endsWith("/320.avif") ? Promise.reject(new Error("disk full")) : put(name, bytes);
  conversions.add({ id: 1, ...picture });
  await conversions.idle();
  expect(log.at(-1)).toEqual({ id: 1, state: "failed", percent: 50, widths: [640] });
});

test("a stop ends after the variant in work", async () => {
  const { store, log, conversions, keep } = await workshop();
  const picture = await keep(700);
  const before = store.names().length;
  conversions.add({ id: 1, ...picture });
  await conversions.stop();
  expect(store.names().length - before).toBeLessThan(2);
  expect(log.map(({ state }) => state)).not.toContain("ready");
  if (log.length > 0) expect(log.at(-1)).toMatchObject({ state: "queued" });
});

test("one that another process has in hand is left alone", async () => {
  const { store, log, conversions, keep } = await workshop([1]);
  const [first, second] = [await keep(700), await keep(720)];
  conversions.add({ id: 1, ...first });
  conversions.add({ id: 2, ...second });
  await conversions.idle();
  expect(store.names().filter((name) => name.includes(first.hash) && name.endsWith(".avif"))).toEqual([]);
  expect(new Set(log.map(({ id }) => id))).toEqual(new Set([2]));
});
