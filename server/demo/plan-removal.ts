import type { DemoCounts, RemainingRecord } from "#contract/demo.ts";
import type { Executor } from "../db/open.ts";
import {
  countPicturesOf,
  demoCabRates,
  demoGalleryPictures,
  demoHotels,
  type DemoOwner,
  demoPackages,
  type DemoRequest,
  demoRequests,
} from "./demo-records.queries.ts";
import type { TakenTable } from "./removal.queries.ts";

/** The records to remove, and in `stays` what remains although it is the demo's. */
export type RemovalPlan = {
  takes: Record<TakenTable, number[]>;
  counts: DemoCounts;
  stays: RemainingRecord[];
  /** Requests that staff have worked with. */
  triedOut: DemoCounts;
  changedPictures: number;
};

/**
 * Plans what of the demo can be removed. A house or a package remains, with all that belongs to it, when staff have
 * changed or added anything, or somebody has booked it. A request of the demo's guests remains when staff have answered
 * it, taken money for it or changed it, unless `withTriedOut`.
 */
export async function planRemoval(db: Executor, withTriedOut: boolean): Promise<RemovalPlan> {
  const requests = {
    bookings: await demoRequests(db, "bookings"),
    package_bookings: await demoRequests(db, "package_bookings"),
    cab_bookings: await demoRequests(db, "cab_bookings"),
    queries: await demoRequests(db, "queries"),
    reviews: await demoRequests(db, "reviews"),
  };
  const isGoing = ({ tried, booked }: DemoRequest) => !booked && (withTriedOut || !tried);
  const goes = (all: DemoRequest[]) => all.filter(isGoing).map(({ id }) => id);
  const staying = (all: DemoRequest[]) => all.filter((one) => !isGoing(one));
  const hotels = split("hotels", await demoHotels(db), staying(requests.bookings));
  const packages = split("packages", await demoPackages(db), staying(requests.package_bookings));
  const gallery = await demoGalleryPictures(db);
  const takes = {
    hotels: hotels.goes,
    packages: packages.goes,
    cab_rates: await demoCabRates(db),
    pictures: gallery.filter(({ tried }) => !tried).map(({ id }) => id),
    bookings: goes(requests.bookings),
    package_bookings: goes(requests.package_bookings),
    cab_bookings: goes(requests.cab_bookings),
    queries: goes(requests.queries),
    reviews: goes(requests.reviews),
  };
  const tried = (all: DemoRequest[]) => all.filter(({ tried, booked }) => tried && !booked).length;
  return {
    takes,
    counts: await countsOf(db, takes),
    stays: [...hotels.stays, ...packages.stays],
    triedOut: {
      hotels: 0,
      packages: 0,
      cabRates: 0,
      pictures: 0,
      bookings: tried(requests.bookings),
      packageBookings: tried(requests.package_bookings),
      cabBookings: tried(requests.cab_bookings),
      queries: tried(requests.queries),
      reviews: tried(requests.reviews),
    },
    changedPictures: gallery.length - takes.pictures.length,
  };
}

/** The counts for people: pictures include those of the houses and packages to be removed. */
export async function countsOf(db: Executor, takes: Record<TakenTable, number[]>): Promise<DemoCounts> {
  return {
    hotels: takes.hotels.length,
    packages: takes.packages.length,
    cabRates: takes.cab_rates.length,
    pictures: takes.pictures.length + (await countPicturesOf(db, takes.hotels, takes.packages)),
    bookings: takes.bookings.length,
    packageBookings: takes.package_bookings.length,
    cabBookings: takes.cab_bookings.length,
    queries: takes.queries.length,
    reviews: takes.reviews.length,
  };
}

function split(kind: RemainingRecord["kind"], owners: DemoOwner[], keptRequests: DemoRequest[]) {
  const goes: number[] = [];
  const stays: RemainingRecord[] = [];
  for (const { id, name, changed, bookings } of owners) {
    const all = bookings + keptRequests.filter(({ owner }) => owner === id).length;
    if (changed || all > 0) stays.push({ kind, id, name, bookings: all, isChanged: Boolean(changed) });
    else goes.push(id);
  }
  return { goes, stays };
}
