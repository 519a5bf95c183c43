import * as z from "zod";
import type { NightSpan } from "#contract/night-spans.ts";
import type { Package, PackageDetail } from "#contract/packages.ts";
import type { Picture } from "#contract/pictures.ts";
import { toRupees } from "#contract/rules/money.ts";
import { weekdaysOf } from "#contract/rules/rates.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readPictures } from "../pictures/present-pictures.ts";
import { presentTariff } from "./package-tariff.ts";
import type { PackageRow } from "./packages.queries.ts";
import { startRatesOf } from "./start-rates.ts";

const words = z.array(z.string());
const days = z.array(
  z.object({
    heading: z.string(),
    description: z.string(),
    meals: z.string().optional(),
    kilometres: z.int().optional(),
  }),
);

/** Packages as the contract shows them, with their prices for `spans` of starts; the plan's days count from 1. */
export async function presentPackages(
  db: Executor,
  packages: PackageRow[],
  spans: readonly NightSpan[],
): Promise<Package[]> {
  const ids = packages.map((row) => row.id);
  const picturesOf = await readPictures(db, "package", ids);
  const days = spans.map(({ from, to }) => weekdaysOf(nightsOf(from, to)));
  return packages.map((row) => {
    const images = picturesOf(row.id);
    const shown = { ...present(row, images), imagePath: images[0]?.path ?? null };
    return spans.length > 0 ? { ...shown, startRates: startRatesOf(row, days) } : shown;
  });
}

/** One package with all its pictures. */
export async function presentPackage(row: PackageRow, db: Executor): Promise<PackageDetail> {
  const picturesOf = await readPictures(db, "package", [row.id]);
  const presented = present(row, picturesOf(row.id));
  const imagePath = presented.images.map(({ id, path, title }) => ({ id, imagePath: path, title }));
  return { ...presented, tariff: presentTariff(row), imagePath };
}

function present(row: PackageRow, images: Picture[]): Omit<Package, "imagePath"> {
  const rate = toRupees(row.starting_paise);
  return {
    id: row.id,
    tourName: row.name,
    description: row.description,
    features: words.parse(JSON.parse(row.features)),
    highlights: words.parse(JSON.parse(row.highlights)),
    plan: days.parse(JSON.parse(row.plan)).map((day, index) => ({ day: index + 1, ...day })),
    numberOfDays: row.days,
    startingRate: rate,
    price: rate,
    location: row.location,
    season: row.season,
    groupSize: row.group_size,
    car: row.car,
    effort: row.effort,
    notIncluded: words.parse(JSON.parse(row.not_included)),
    images,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}
