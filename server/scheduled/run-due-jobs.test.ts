import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import type { Services } from "../services.ts";
import { runDueJobs } from "./run-due-jobs.ts";
import { dailyFrom, everyHour, type ScheduledJob } from "./scheduled-job.ts";
import { findJob } from "./scheduled.queries.ts";

const minute = 60;
const hour = 60 * minute;

let other: Services;

const app = appOfTest();

beforeEach(() => {
  // Another process on the same database.
  other = { ...app.services, db: app.reopen() };
});
afterEach(async () => {
  vi.useRealTimers();
  await other.db.executor.destroy();
});

const never = new AbortController().signal;
const hourly = (run: ScheduledJob["run"]): ScheduledJob => ({ name: "sweep", isDue: everyHour, run });
const look = (job: ScheduledJob, services = app.services, stop = never) => runDueJobs(services, [job], stop);
const row = () => findJob(app.services.db.executor, "sweep");
const now = () => app.clock.now().toISOString();

test("of two processes that look at once, one does the job, hour by hour", async () => {
  let runs = 0;
  const job = hourly(async () => {
    runs += 1;
    return { swept: runs };
  });
  for (let expected = 1; expected <= 10; expected += 1) {
    await Promise.all([look(job), look(job, other), look(job), look(job, other)]);
    expect(runs).toBe(expected);
    app.clock.forward(hour - 1);
    await Promise.all([look(job), look(job, other)]);
    expect(runs).toBe(expected);
    app.clock.forward(1);
  }
  expect(await row()).toMatchObject({ failure: "", detail: JSON.stringify({ swept: 10 }) });
});

test("what a killed process had in hand is claimed anew once it no longer holds it", async () => {
  const killed = hourly(() => new Promise(() => {}));
  void look(killed);
  await expect.poll(row).toMatchObject({ finished_at: null, started_at: now() });
  let runs = 0;
  const job = hourly(async () => void (runs += 1));
  app.clock.forward(5 * minute - 1);
  await look(job, other);
  expect(runs).toBe(0);
  app.clock.forward(1);
  await look(job, other);
  expect(runs).toBe(1);
  expect(await row()).toMatchObject({ finished_at: now(), succeeded_at: now() });
});

test("a run that takes long holds its job, and one that lost it all the same changes nothing at its end", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const end = Promise.withResolvers<object>();
  const slow = look(hourly(() => end.promise));
  await expect.poll(row).toMatchObject({ finished_at: null, started_at: now() });
  for (let minutes = 0; minutes < 120; minutes += 4) {
    app.clock.forward(4 * minute);
    const before = (await row())?.held_until;
    vi.advanceTimersByTime(minute * 1000);
    await expect.poll(async () => (await row())?.held_until).not.toBe(before);
    await look(
      hourly(() => Promise.reject(new Error("claimed twice"))),
      other,
    );
  }
  expect((await row())?.failure).toBe("");
  app.clock.forward(5 * minute);
  await look(
    hourly(async () => ({ by: "other" })),
    other,
  );
  end.resolve({ by: "slow" });
  await slow;
  expect(await row()).toMatchObject({ detail: '{"by":"other"}' });
});

test.each([-60, 60])("a clock %d seconds beside the other's begins nothing twice", async (seconds) => {
  const clock = { now: () => new Date(app.clock.now().getTime() + seconds * 1000) };
  const elsewhere = { ...other, clock };
  let runs = 0;
  const end = Promise.withResolvers<void>();
  const long = (): ScheduledJob => hourly(async () => ((runs += 1), end.promise));
  const running = look(long());
  await expect.poll(() => runs).toBe(1);
  await look(long(), elsewhere);
  expect(runs).toBe(1);
  end.resolve();
  await running;
  await look(long(), elsewhere);
  expect(runs).toBe(1);
  // The night's work, at the minute from which on it is due: by one clock, and not yet by the other.
  const nightly = { name: "nightly", isDue: dailyFrom(3), run: async () => void (runs += 1) };
  await look(nightly);
  app.clock.forward(15 * 3600 - Math.max(0, seconds));
  for (let count = 0; count < 3; count += 1)
    for (const services of [app.services, elsewhere]) await look(nightly, services);
  expect(runs).toBe(3);
});

test("a failure is kept in words beside the last success, and the job is tried again an hour later", async () => {
  const nightly = (run: ScheduledJob["run"]) => ({ name: "sweep", isDue: dailyFrom(3), run });
  await look(nightly(async () => ({ swept: 7 })));
  const succeeded = now();
  app.clock.forward(24 * hour);
  const failing = nightly(() => Promise.reject(new Error("The disk is full")));
  await look(failing);
  const failed = { failure: "The disk is full", succeeded_at: succeeded, detail: '{"swept":7}' };
  expect(await row()).toMatchObject({ ...failed, started_at: now(), finished_at: now() });
  let runs = 0;
  const job = nightly(async () => void (runs += 1));
  app.clock.forward(hour - 1);
  await look(job);
  expect(runs).toBe(0);
  app.clock.forward(1);
  await look(job);
  expect([runs, (await row())?.failure]).toEqual([1, ""]);
});

test("a stopped run is given back: the next process that looks begins anew", async () => {
  const stop = new AbortController();
  const job = hourly((_, signal) => {
    stop.abort();
    return Promise.reject(signal.reason as Error);
  });
  await look(job, app.services, stop.signal);
  expect(await row()).toMatchObject({ finished_at: null, failure: "" });
  let runs = 0;
  await look(
    hourly(async () => void (runs += 1)),
    other,
  );
  expect(runs).toBe(1);
});

test("a clock that was ahead holds nothing up", async () => {
  let runs = 0;
  const job = hourly(async () => void (runs += 1));
  app.clock.forward(1000 * hour);
  void look(hourly(() => new Promise(() => {})));
  await expect.poll(row).toMatchObject({ started_at: now() });
  app.clock.forward(-1000 * hour);
  await look(job);
  app.clock.forward(-1000 * hour);
  await look(job);
  expect(runs).toBe(2);
});

test("a process without the setting leaves a job to others, and later jobs are done after one that fails", async () => {
  const done: string[] = [];
  const jobs = ["not ours", "fails", "works"].map((name): ScheduledJob => {
    const run = async () => {
      done.push(name);
      if (name === "fails") throw new Error("no");
    };
    return { name, isDue: everyHour, isOurs: () => name !== "not ours", run };
  });
  await runDueJobs(app.services, jobs, never);
  expect(done).toEqual(["fails", "works"]);
});
