import { statSync } from "node:fs";
import type { BenchOptions } from "../bench-options.ts";
import { type Measure, measureOf, type Part } from "../report.ts";
import { growingReads, allowedGrowth } from "./growing-reads.ts";
import { measureStaysASecond } from "./stays-a-second.ts";
import { openYears, type YearsOffice } from "./years-office.ts";

const few = 1000;
const mostTimes = 1.5;
const rounds = 25;
/** What seems to grow is measured so many times again: on a busy machine a minimum of few runs is too high. */
const mostAgain = 3;
/** Differences below this, in milliseconds, are not noticeable, and are within the noise. */
const noticeable = 0.2;

/**
 * Compares the CPU time of every read on growing tables between a small and a large office, as the minimum of many runs.
 * Reads that may grow for a known reason are reported without a limit.
 */
export async function measureGrowth({ growth, databases, data }: BenchOptions): Promise<Part> {
  const small = await openYears(few, { databaseUrl: databases?.[0], data });
  const large = await openYears(growth, { databaseUrl: databases?.[1], data });
  try {
    const { engine, file } = large.services.db;
    const size = file ? `, ${Math.round(statSync(file).size / 1e6)} MB` : "";
    const compared = [];
    for (const path of growingReads) compared.push(await compare(path, small, large));
    const measures = compared.toSorted((a, b) => b.times - a.times).map(measure);
    measures.push(...(await measureStaysASecond(small, large)));
    const title = `Growth on ${engine}: ${growth} bookings and what belongs to them against ${few}${size}`;
    return { title, measures };
  } finally {
    await small.close();
    await large.close();
  }
}

function measure({ path, a, b, times }: Awaited<ReturnType<typeof compare>>): Measure {
  const isJudged = !allowedGrowth.has(path) && b - a > noticeable;
  const name = `${path}; ${a.toFixed(2)} and ${b.toFixed(2)} ms`;
  return measureOf(name, "times", [times], isJudged ? { atMost: mostTimes } : {});
}

/** Alternates between both offices, so that other load on the machine affects both equally. */
async function compare(path: string, small: YearsOffice, large: YearsOffice) {
  let [a, b] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let again = 0; again <= mostAgain; again += 1) {
    for (let round = 0; round < rounds; round += 1) {
      a = Math.min(a, await small.work(path));
      b = Math.min(b, await large.work(path));
    }
    if (b <= a * mostTimes) break;
  }
  return { path, a, b, times: b / a };
}
