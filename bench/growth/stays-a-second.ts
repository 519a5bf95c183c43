import { type Measure, measureOf } from "../report.ts";
import { benchDay } from "./years-of-requests.queries.ts";
import type { YearsOffice } from "./years-office.ts";

const leastPerSecond = 2000;
const rounds = 7;
const inOneRound = 300;

/** Searches of guests, each time for other nights. */
const searches: Readonly<Record<string, (nights: string, n: number) => string>> = {
  "Availability of a house": (nights, n) => `Availability?hotelId=${1 + (n % 10)}&${nights}`,
  "The list of hotels": (nights) => `Hotel/AllUser?limit=10&${nights}`,
};

/**
 * Searches for stays per second and core, all different, so that no cache helps: in the small office without a limit, in
 * the large one with a limit if the database runs in this process (SQLite).
 */
export async function measureStaysASecond(small: YearsOffice, large: YearsOffice): Promise<Measure[]> {
  const { engine } = large.services.db;
  const limit = engine === "sqlite" ? { atLeast: leastPerSecond } : {};
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(searches)) {
    const [few, many] = await inTurn(path, small, large);
    measures.push(measureOf(`${name}, other nights each time, small office`, "a second", few));
    measures.push(measureOf(`${name}, other nights each time, large office`, "a second", many, limit));
  }
  return measures;
}

async function inTurn(
  path: (nights: string, n: number) => string,
  ...offices: readonly [YearsOffice, YearsOffice]
): Promise<[number[], number[]]> {
  const perSecond: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, office] of offices.entries()) {
      let took = 0;
      for (let n = round * inOneRound; n < (round + 1) * inOneRound; n += 1)
        took += await office.work(path(nightsOf(n), n), "guest");
      perSecond[index]?.push((inOneRound * 1000) / took);
    }
  return perSecond;
}

const dayInMilliseconds = 86_400_000;

/** One to seven nights within the next 300 days; 2,100 different searches. */
function nightsOf(n: number): string {
  const arrival = Date.parse(benchDay) + (1 + (n % 300)) * dayInMilliseconds;
  const departure = arrival + (1 + Math.floor(n / 300)) * dayInMilliseconds;
  return `checkIn=${dayOf(arrival)}&checkOut=${dayOf(departure)}`;
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
