import { expect, test } from "vitest";
import type { ConversionProgress } from "./conversions.ts";
import { type PictureProgress, recordTogether } from "./record-together.ts";

const half: ConversionProgress = { state: "converting", percent: 50, widths: [640] };
const whole: ConversionProgress = { state: "ready", percent: 100, widths: [320, 640] };

function book(pause: number) {
  const records: string[][] = [];
  let isLast = false;
  const record = async (all: PictureProgress) =>
    void records.push([...all].map(([id, { state }]) => `${id} ${state}`));
  const onFailure = (_id: number, error: unknown) => {
    throw error;
  };
  const together = recordTogether({ record, isLast: () => isLast, onFailure, pause });
  return { records, ...together, end: () => (isLast = true) };
}

test("of many pictures the first is told at once, the others together with the last", async () => {
  const { records, record, end } = book(60_000);
  for (const id of [1, 2, 3]) {
    await record(id, half);
    await record(id, whole);
  }
  expect(records).toEqual([["1 converting"]]);
  end();
  await record(4, whole);
  expect(records).toEqual([["1 converting"], ["1 ready", "2 ready", "3 ready", "4 ready"]]);
});

test("a failure is told at once, and with it all before", async () => {
  const { records, record } = book(60_000);
  await record(1, half);
  await record(1, whole);
  await record(2, { ...half, state: "failed" });
  expect(records).toEqual([["1 converting"], ["1 ready", "2 failed"]]);
});

test("where the next takes long, what is done is told after the pause, and nothing twice", async () => {
  const { records, record, flush } = book(20);
  await record(1, half);
  await record(1, whole);
  await expect.poll(() => records).toEqual([["1 converting"], ["1 ready"]]);
  await flush();
  expect(records).toHaveLength(2);
});
