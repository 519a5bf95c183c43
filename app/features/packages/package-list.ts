import type { Package, PackageOrder } from "#contract/packages.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import type { RecordList } from "../lists/record-list.ts";
import { fileColumn } from "#app/features/lists/columns.ts";

const sorts: Sort<PackageOrder | "id">[] = [
  ...byTime,
  ...alphabetical("name", "Name"),
  { by: "price", direction: "asc", label: "Price, lowest first" },
  { by: "price", direction: "desc", label: "Price, highest first" },
];

/** The tours, as cards and as a file. */
export const packageList: RecordList<Package> = {
  title: "View Packages",
  search: "Search name or place",
  csv: "packages.csv",
  calls: ({ packages }) => packages,
  sorts,
  columns: [
    fileColumn("Name", (tour) => tour.tourName),
    fileColumn("Location", (tour) => tour.location),
    fileColumn("Days", (tour) => tour.numberOfDays),
    fileColumn("From (INR)", (tour) => tour.startingRate),
    fileColumn("Highlights", (tour) => listInFile(tour.highlights)),
    fileColumn("Features", (tour) => listInFile(tour.features)),
    fileColumn("Description", (tour) => tour.description),
    fileColumn("Day plan", (tour) => planInFile(tour.plan)),
    fileColumn("Not included", (tour) => listInFile(tour.notIncluded)),
    fileColumn("Season", (tour) => tour.season),
    fileColumn("Group", (tour) => tour.groupSize),
    fileColumn("Car", (tour) => tour.car),
    fileColumn("Effort", (tour) => tour.effort),
  ],
};

/** The days as an import reads them: `Day 1: Srinagar: Arrive and float`, each on lines of its own. */
function planInFile(plan: Package["plan"]): string {
  return plan.map(({ day, heading, description }) => `Day ${day}: ${heading}: ${description}`).join("\n");
}

/** Entries as an import reads them: without a semicolon it would part a single one at its comma. */
function listInFile(entries: readonly string[]): string {
  const isParted = entries.length === 1 && entries[0]?.includes(",");
  return entries.join("; ") + (isParted ? ";" : "");
}
