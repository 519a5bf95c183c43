import type { BenchOptions } from "./bench-options.ts";
import { measureBackups } from "./backup-speed.ts";
import { measureFirstView } from "./first-view/measure-first-view.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureCachedPages } from "./cached-pages/measure-cached-pages.ts";
import { measureSizes } from "./page-sizes.ts";
import { measureRenders } from "./renders/measure-renders.ts";
import { measureSeasons } from "./renders/measure-seasons.ts";
import type { Part } from "./report.ts";
import { measureSpeed } from "./site-speed.ts";
import { startSite } from "./site.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

/** What the bench measures, by the names that `--only` takes, in the order of the table. */
export const parts: Readonly<Record<string, (options: BenchOptions) => Promise<Part>>> = {
  cached: () => withSite({ pictures: false }, measureCachedPages),
  renders: measureRenders,
  seasons: measureSeasons,
  start: measureStartAndMemory,
  growth: measureGrowth,
  backup: measureBackups,
  sizes: () => withSite({ pictures: true }, ({ address }) => measureSizes(address)),
  phone: () => withSite({ pictures: true }, ({ address }) => measureFirstView(address)),
  speed: () => withSite({ pictures: false }, ({ address }) => measureSpeed(address)),
};

async function withSite(
  options: { pictures: boolean },
  measure: (site: Site) => Promise<Part>,
): Promise<Part> {
  const site = await startSite(options);
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}
