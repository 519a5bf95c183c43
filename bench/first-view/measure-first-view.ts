import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { type Measure, measureOf, type Part } from "../report.ts";
import { type Visit, visit } from "./first-view.ts";
import { networks } from "./networks.ts";

/** Each page, and a second one that is opened from it. */
const pages = [
  ["/", "/hotels"],
  ["/hotels", "/hotel/1"],
  ["/hotel/1", "/booking/1"],
  ["/package/1", "/packages"],
] as const;
const rounds = 5;
/** Limits of a first view with its pictures; `secondBytes`: of the second page, without its own pictures. */
const limits = { requests: 12, bytes: 160_000, secondBytes: 30_000, shift: 0.01, blocked: 50 };

/** First visits of a phone: 390 px wide, device pixel ratio 3, CPU slowed down four times. */
export async function measureFirstView(address: string): Promise<Part> {
  const system = "/usr/bin/chromium";
  const executablePath = process.env["CHROMIUM"] || (existsSync(system) ? system : undefined);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const measures: Measure[] = [];
  for (const network of networks)
    for (const pair of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visit(browser, address, pair, network));
      const of = (name: string, unit: string, read: (one: Visit) => number, atMost: number) =>
        measureOf(`${network.name} ${pair[0]}, ${name}`, unit, visits.map(read), { atMost });
      measures.push(
        of("largest paint", "ms", ({ lcp }) => lcp, network.mostLcp),
        of("requests", "", ({ requests }) => requests, limits.requests),
        of("bytes", "", ({ bytes }) => bytes, limits.bytes),
        of("bytes of the next page", "", ({ secondBytes }) => secondBytes, limits.secondBytes),
        of("shift", "", ({ shift }) => shift, limits.shift),
        of("blocked", "ms", ({ blocked }) => blocked, limits.blocked),
      );
    }
  await browser.close();
  return { title: "First view of a phone", measures };
}
