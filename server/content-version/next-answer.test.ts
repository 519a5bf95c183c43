import { expect, test } from "vitest";
import { nextAnswer } from "./next-answer.ts";

test("whoever asks while a question is under way shares the answer of the next one", async () => {
  const asked: ((answer: number) => void)[] = [];
  const current = nextAnswer(() => new Promise<number>((answer) => asked.push(answer)));
  const first = current();
  const later = [current(), current()];
  expect(asked).toHaveLength(1);
  asked[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  const last = current();
  asked[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  await Promise.resolve();
  asked[2]?.(3);
  expect(await last).toBe(3);
});

test("a failed question fails those who asked it, and the next one is asked anew", async () => {
  let times = 0;
  const current = nextAnswer(async () => {
    times += 1;
    if (times === 1) throw new Error("away");
    return times;
  });
  const answers = await Promise.allSettled([current(), current()]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(await current()).toBe(3);
});
