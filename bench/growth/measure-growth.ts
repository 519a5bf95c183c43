import { statSync } from "node:fs";
import { table } from "../figures.ts";
import { growingReads, told } from "./growing-reads.ts";
import { openYears, type YearsOffice } from "./years-office.ts";

const few = 1000;
const mostTimes = 1.5;
const rounds = 25;
/** A difference below so many milliseconds is nobody's to notice, nor this bench's to tell from chance. */
const least = 0.2;

type Options = {
  /** The bookings of the large office. */
  many: number;
  /** Two empty databases on PostgreSQL; SQLite without them. */
  databases?: [string, string];
};

/**
 * Compares every read that stands on tables that grow in a small and a large office, by processor time, the least of
 * many. Prints the ratios; false when one is larger than it may be.
 */
export async function measureGrowth({ many, databases }: Options): Promise<boolean> {
  const small = await openYears(few, databases?.[0]);
  const large = await openYears(many, databases?.[1]);
  try {
    const file = large.services.db.file;
    const size = file ? `, ${Math.round(statSync(file).size / 1e6)} MB` : "";
    console.log(
      `\n${large.services.db.engine}: ${few} bookings and what belongs to them against ${many}${size}`,
    );
    const compared = [];
    for (const path of growingReads) compared.push(await compare(path, small, large));
    const rows = compared.toSorted((a, b) => b.times - a.times);
    table(
      ["call", `ms, ${few}`, `ms, ${many}`, "times"],
      rows.map(({ path, a, b, times }) => [path, a.toFixed(2), b.toFixed(2), times.toFixed(2)]),
    );
    const slow = rows.filter(({ a, b, times }) => times > mostTimes && b - a > least);
    for (const { path, times } of slow)
      console.error(
        `${path}: ${times.toFixed(2)} times${told.has(path) ? ` (told only: ${told.get(path)})` : ""}`,
      );
    return slow.every(({ path }) => told.has(path));
  } finally {
    await small.close();
    await large.close();
  }
}

/** In turn, so that whatever else the machine does meets both alike. */
async function compare(path: string, small: YearsOffice, large: YearsOffice) {
  let [a, b] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    a = Math.min(a, await small.work(path));
    b = Math.min(b, await large.work(path));
  }
  return { path, a, b, times: b / a };
}
