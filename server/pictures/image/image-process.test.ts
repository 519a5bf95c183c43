import { fileURLToPath } from "node:url";
import PQueue from "p-queue";
import { afterEach, expect, test } from "vitest";
import { createMemoryStore } from "#test/support/pictures/memory-store.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { keepPicture } from "../keep-picture.ts";
import { imageProcess, ReadingEnded } from "./image-process.ts";
import { imageWork } from "./image-work.ts";
import { PictureRefused } from "./read-picture.ts";

const program = fileURLToPath(new URL("../../../test/support/pictures/hostile-child.ts", import.meta.url));
const opened: { stop: () => void }[] = [];
afterEach(() => {
  for (const work of opened.splice(0)) work.stop();
});

function open(options: Parameters<typeof imageProcess>[0] = {}) {
  const work = imageProcess(options);
  opened.push(work);
  return work;
}

const wanted = { hash: "a", width: 320, format: "webp" } as const;
const words = (text: string) => Buffer.from(text);
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);

/** Whether a process is there. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("the other process makes what this one would, and refuses with the same words", async () => {
  const [there, here] = [open(), imageWork()];
  const picture = await smallPicture(700, 500).png().toBuffer();
  const [one, other] = [await there.prepare(picture), await here.prepare(picture)];
  expect({ ...one, jpeg: Buffer.from(one.jpeg) }).toEqual({ ...other, jpeg: Buffer.from(other.jpeg) });
  expect(await there.variant(wanted)).toBeUndefined();
  const first = await there.variant(wanted, picture);
  expect(Buffer.from(first ?? []).equals((await here.variant(wanted, picture)) ?? words(""))).toBe(true);
  expect(await there.variant({ ...wanted, width: 640 })).toBeInstanceOf(Uint8Array);
  expect(await there.variant({ ...wanted, hash: "b" })).toBeUndefined();
  const [refusal, same] = [
    await outcome(there.prepare(words("text"))),
    await outcome(here.prepare(words("text"))),
  ];
  expect(refusal).toBeInstanceOf(PictureRefused);
  expect(refusal).toEqual(same);
});

test("a picture that crashes the process fails with what is in work, in words; the next is read by another", async () => {
  const work = open({ program });
  const pid = Number(Buffer.from((await work.variant(wanted)) ?? []).toString());
  const ended = await Promise.all([
    outcome(work.prepare(words("crash"))),
    outcome(work.variant(wanted, words("hang"))),
  ]);
  for (const error of ended) expect(error).toBeInstanceOf(ReadingEnded);
  const later = Number(Buffer.from((await work.variant(wanted)) ?? []).toString());
  expect(later).not.toBe(pid);
  const [store, queue] = [createMemoryStore(), new PQueue({ concurrency: 1 })];
  const refused = await outcome(keepPicture({ store, queue, work }, "hotel", words("crash")));
  expect(refused).toMatchObject({ reason: "unsupported", message: expect.stringContaining("smaller JPEG") });
  expect(store.names()).toEqual([]);
  await expect(work.prepare(words("nonsense"))).rejects.toThrow("no answer");
});

test("a picture that holds it too long ends it as well, and so do rest and a stop", async () => {
  const holding = open({ program, longest: 500 });
  expect(await outcome(holding.prepare(words("hang")))).toBeInstanceOf(ReadingEnded);
  const resting = open({ program, idleAfter: 50 });
  const [pid, other] = await Promise.all(
    [resting, open({ program })].map(async (work) =>
      Number(Buffer.from((await work.variant(wanted)) ?? []).toString()),
    ),
  );
  await expect.poll(() => isThere(pid ?? 0)).toBe(false);
  expect(await resting.variant(wanted)).toBeInstanceOf(Uint8Array);
  expect(isThere(other ?? 0)).toBe(true);
  opened.at(-1)?.stop();
  await expect.poll(() => isThere(other ?? 0)).toBe(false);
});
