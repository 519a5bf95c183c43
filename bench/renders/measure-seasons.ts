import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { startBuiltSite } from "../../scripts/built-site.ts";
import { measureOf, type Part } from "../report.ts";
import { account } from "../sign-in.ts";
import { cpuOfRequests } from "./cpu-of-requests.ts";
import { addHouses, addSeasons } from "./many-seasons.queries.ts";

const houses = 100;
const seasons = 60;
/** CPU milliseconds per list of fifty, the same limit as for other lists. */
const atMost = 5;

/** Without dates, with dates, and sorted by price, which requires the prices of all hotels. */
function listsOf(stay: string): string[] {
  const list = "/api/Hotel/AllUser?limit=50";
  return [list, `${list}&${stay}`, `${list}&${stay}&sort=cheapest`];
}

/** CPU time of the hotel list with dates, when each room type has many seasons. */
export async function measureSeasons(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const arrival = addDays(todayInKashmir(new Date()), 60);
  const services = await openServices(readConfig({ DATA_DIR: dataDir, DEMO: "off" }));
  await addHouses(services.db.executor, houses);
  await addSeasons(services.db.executor, seasons, arrival);
  await closeServices(services);
  const site = await startBuiltSite(dataDir, {
    PAGE_CACHE_MB: "0",
    LOG: "requests",
    DEMO: "off",
    ...account.settings,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stay = `checkIn=${arrival}&checkOut=${addDays(arrival, 4)}`;
  try {
    const measures = [];
    for (const path of ["/hotels", `/hotels?${stay}`, ...listsOf(stay)]) {
      const spent = await cpuOfRequests(site.pid, { agent, url: `${site.address}${path}` });
      const bound = path.startsWith("/api") && !path.includes("sort") ? { atMost } : {};
      measures.push(measureOf(path.replace(stay, "four nights"), "ms", spent, bound));
    }
    return {
      title: `CPU of houses with dates, ${3 * houses} room types of ${seasons} seasons each`,
      measures,
    };
  } finally {
    agent.destroy();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
