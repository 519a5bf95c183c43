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
    fileColumn("Highlights", (tour) => tour.highlights.join(", ")),
    fileColumn("Features", (tour) => tour.features.join(", ")),
    fileColumn("Description", (tour) => tour.description),
  ],
};
