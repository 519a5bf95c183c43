import type { Selectable } from "kysely";
import type { PackageOrder, PackageSort } from "#contract/packages.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";
import type { Tables } from "../db/tables.ts";
import { findRecord } from "../db/records.ts";

export type PackageRow = Selectable<Tables["packages"]>;

/** Rates are paise. */
export type PackageSearch = PageRequest<PackageOrder> & {
  place?: string;
  minDays?: number;
  maxDays?: number;
  minPaise?: number;
  maxPaise?: number;
  sort?: PackageSort;
};

const orders: Orders<PackageOrder> = { name: ["name_key"], price: ["starting_paise"] };

const sorts = {
  cheapest: ["starting_paise", "asc"],
  dearest: ["starting_paise", "desc"],
  shortest: ["days", "asc"],
  longest: ["days", "desc"],
} as const satisfies Record<Exclude<PackageSort, "newest">, unknown>;

/** One page of packages that fit the search. */
export function listPackages(db: Executor, page: PackageSearch) {
  let query = db.selectFrom("packages").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.search) query = query.where(hasWords(["name", "location", "description"], page.search));
  if (page.place) query = query.where(hasWords(["location"], page.place));
  if (page.minDays !== undefined) query = query.where("days", ">=", page.minDays);
  if (page.maxDays !== undefined) query = query.where("days", "<=", page.maxDays);
  if (page.minPaise !== undefined) query = query.where("starting_paise", ">=", page.minPaise);
  if (page.maxPaise !== undefined) query = query.where("starting_paise", "<=", page.maxPaise);
  if (page.sort && page.sort !== "newest") {
    const [column, direction] = sorts[page.sort];
    query = query.orderBy(column, direction);
  }
  return readPage(query, page, { id: "id", orders });
}

export function findPackage(db: Executor, id: number) {
  return findRecord(db, "packages", id);
}

export function findPackageEvenDeleted(db: Executor, id: number) {
  return db.selectFrom("packages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Destinations, days and rate (paise) of each package that can be booked, for the filters. */
export function readPackageOutlines(db: Executor) {
  return db
    .selectFrom("packages")
    .select(["location", "days", "starting_paise"])
    .where("deleted_at", "is", null)
    .execute();
}

export const packageKind = recordKind({
  table: "packages",
  select: (db) =>
    db
      .selectFrom("packages")
      .select(["name", "description", "location"])
      .select((eb) => eb("starting_paise", "/", eb.lit(100)).as("starting_rate"))
      .select(["days", "highlights", "features", "plan"])
      .select(["season", "group_size", "car", "effort", "not_included", "tariff"]),
  labels: {
    name: "Tour name",
    description: "Description",
    location: "Location",
    starting_rate: "Starting rate, ₹",
    days: "Days",
    highlights: "Highlights",
    features: "Features",
    plan: "Day plan",
    season: "Season",
    group_size: "Group",
    car: "Car",
    effort: "Effort",
    not_included: "Not included",
    tariff: "Prices",
  },
  title: ["name"],
});
