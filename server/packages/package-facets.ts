import type { PackageFacets } from "#contract/packages.ts";
import { toRupees } from "#contract/rules/money.ts";
import { countPlaces } from "#contract/rules/address-places.ts";
import type { Executor } from "../db/open.ts";
import { readPackageOutlines } from "./packages.queries.ts";

/** The filters of the list of packages, each with the number of packages it leaves. */
export async function readPackageFacets(db: Executor): Promise<PackageFacets> {
  const outlines = await readPackageOutlines(db);
  const rates = outlines.map((outline) => toRupees(outline.starting_paise));
  const places = countPlaces(outlines.map(({ location }) => ({ text: location, count: 1 })));
  return {
    places: places.map(({ name, count }) => ({ name, packages: count })),
    days: [...new Set(outlines.map(({ days }) => days))].sort((a, b) => a - b),
    lowestRate: rates.length > 0 ? Math.min(...rates) : null,
    highestRate: rates.length > 0 ? Math.max(...rates) : null,
  };
}
