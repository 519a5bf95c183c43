import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import type { ScheduledJob } from "./scheduled-job.ts";
import { startScheduled } from "./start-scheduled.ts";

const minute = 60_000;

const app = appOfTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const always = (run: ScheduledJob["run"]): ScheduledJob => ({ name: "sweep", isDue: () => true, run });

test("it looks once a minute, and never a second time while the first lasts", async () => {
  let begun = 0;
  const end = Promise.withResolvers<void>();
  const job = always(() => {
    begun += 1;
    return end.promise;
  });
  const stop = startScheduled(app.services, [job]);
  vi.advanceTimersByTime(minute - 1);
  expect(begun).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => begun).toBe(1);
  vi.advanceTimersByTime(3 * minute);
  end.resolve();
  await stop();
  vi.advanceTimersByTime(3 * minute);
  expect(begun).toBe(1);
});

test("stopping waits for a job that ends when told", async () => {
  let ended = false;
  const isUnderWay = Promise.withResolvers<void>();
  const job = always(async (_, signal) => {
    isUnderWay.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    ended = true;
  });
  const stop = startScheduled(app.services, [job]);
  vi.advanceTimersByTime(minute);
  await isUnderWay.promise;
  await stop();
  expect(ended).toBe(true);
});

test("stopping does not wait for ever for a job that does not end", async () => {
  const isUnderWay = Promise.withResolvers<void>();
  const job = always(() => {
    isUnderWay.resolve();
    return new Promise(() => {});
  });
  const stop = startScheduled(app.services, [job], 20);
  vi.advanceTimersByTime(minute);
  await isUnderWay.promise;
  await stop();
});
