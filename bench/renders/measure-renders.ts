import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "#demo/seed.ts";
import { markPicturesDone } from "#demo/seed-pictures.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { startBuiltSite } from "../../scripts/built-site.ts";
import { fillOffice } from "../fill-office.queries.ts";
import { measureOf, type Part } from "../report.ts";
import { account, signIn } from "../sign-in.ts";
import { cpuOfRequests } from "./cpu-of-requests.ts";
import { addHotels, addPictureRows } from "./many-hotels.queries.ts";

const hotels = 50;
const records = 1000;
/** CPU milliseconds per request. */
const atMost = 5;

const ofVisitors = ["/", "/hotels", "/hotel/1", "/package/1", "/api/Hotel/AllUser?limit=50"];
const ofStaff = [
  "/api/Booking?limit=50",
  "/api/PackageBooking?limit=50",
  "/api/CabBooking?limit=50",
  "/api/CustomerFeedBack?limit=50",
  "/api/CustomerFeedBack/Query?limit=50",
  "/control/view-bookings",
  "/control/queries",
];

/** CPU time of uncached pages and lists, including compression; sequential requests. */
export async function measureRenders(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  await fill(dataDir);
  const site = await startBuiltSite(dataDir, { PAGE_CACHE_MB: "0", LOG: "requests", ...account.settings });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const cookie = await signIn(site.address);
    const measures = [];
    for (const path of [...ofVisitors, ...ofStaff]) {
      const request = {
        agent,
        url: `${site.address}${path}`,
        cookie: ofStaff.includes(path) ? cookie : undefined,
      };
      const spent = await cpuOfRequests(site.pid, request);
      measures.push(measureOf(path, "ms", spent, { atMost }));
    }
    return { title: `CPU of a page or list that is in no cache, ${hotels} hotels`, measures };
  } finally {
    agent.destroy();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string): Promise<void> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }));
  await seedDemo(services);
  await markPicturesDone(services);
  await addHotels(services.db.executor, hotels);
  await addPictureRows(services.db.executor);
  await fillOffice(services.db.executor, records);
  await closeServices(services);
}
