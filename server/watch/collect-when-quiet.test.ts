import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenQuiet } from "./collect-when-quiet.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often it has collected after each of these shares of work. */
function collected(shares: number[]): number[] {
  let times = 0;
  let share = 0;
  const stop = collectWhenQuiet({ collect: () => (times += 1), busyShare: () => share, every: 1000 });
  const counts = shares.map((next) => {
    share = next;
    vi.advanceTimersByTime(1000);
    return times;
  });
  stop();
  share = 1;
  vi.advanceTimersByTime(1000);
  share = 0;
  vi.advanceTimersByTime(1000);
  expect(times).toBe(counts.at(-1));
  return counts;
}

test("it collects once after a rush, and not while there is work", () => {
  expect(collected([0.5, 0.9, 0.05, 0.01, 0, 0])).toEqual([0, 0, 0, 1, 1, 1]);
});

test("each rush is collected after, a few requests are none", () => {
  expect(collected([0.01, 0.05, 0, 0.4, 0, 0.4, 0])).toEqual([0, 0, 0, 0, 1, 1, 2]);
});

test("what nobody uses any more is gone then", async () => {
  vi.useRealTimers();
  let isGone = false;
  const registry = new FinalizationRegistry(() => (isGone = true));
  registerGarbage(registry);
  const shares = [1, 0];
  const stop = collectWhenQuiet({ busyShare: () => shares.shift() ?? 0, every: 5 });
  await vi.waitFor(() => expect(isGone).toBe(true), 20_000);
  stop();
});

/** In a function of its own, which leaves nothing behind that knows it. */
function registerGarbage(registry: FinalizationRegistry<string>): void {
  registry.register({ large: "x".repeat(1000) }, "");
}
