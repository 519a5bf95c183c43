import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { median, table } from "../figures.ts";
import { type Visit, visit } from "./first-view.ts";
import { networks } from "./networks.ts";

/** Each page, and one that is opened from it. */
const pages = [
  ["/", "/hotels"],
  ["/hotels", "/hotel/1"],
  ["/hotel/1", "/booking/1"],
  ["/package/1", "/packages"],
] as const;
const rounds = 5;
/** Of a first view, its pictures included, and of the second page without those it alone has. */
const most = { requests: 12, bytes: 160_000, secondBytes: 30_000, shift: 0.01, blocked: 50 };

/**
 * First visits of a phone, 390 px wide with three pixels to each and a quarter of this machine's speed, on two slow
 * networks: the medians. Returns false when one is above what it may be.
 */
export async function measureFirstView(address: string): Promise<boolean> {
  const system = "/usr/bin/chromium";
  const executablePath = process.env["CHROMIUM"] || (existsSync(system) ? system : undefined);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const rows: string[][] = [];
  let isGood = true;
  for (const network of networks)
    for (const pair of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visit(browser, address, pair, network));
      const middle = (of: (one: Visit) => number) => median(visits.map(of));
      const figures = [
        { value: middle(({ lcp }) => lcp), most: network.mostLcp, digits: 0 },
        { value: middle(({ requests }) => requests), most: most.requests, digits: 0 },
        { value: middle(({ bytes }) => bytes), most: most.bytes, digits: 0 },
        { value: middle(({ secondBytes }) => secondBytes), most: most.secondBytes, digits: 0 },
        { value: middle(({ shift }) => shift), most: most.shift, digits: 4 },
        { value: middle(({ blocked }) => blocked), most: most.blocked, digits: 0 },
      ];
      isGood &&= figures.every(({ value, most: limit }) => value <= limit);
      const told = figures.map(
        ({ value, most: limit, digits }) => `${value.toFixed(digits)}${value > limit ? " !" : ""}`,
      );
      rows.push([`${network.name} ${pair[0]}`, ...told]);
    }
  await browser.close();
  console.log("\nFirst view of a phone; ! is more than it may be");
  table(["page", "LCP ms", "requests", "bytes", "next page", "shift", "blocked ms"], rows);
  return isGood;
}
