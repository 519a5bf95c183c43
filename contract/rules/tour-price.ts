import { line, type PriceLine } from "./price.ts";
import { allWeekdays, lowestRate, nightRates, type RatePeriod, type Weekday } from "./rates.ts";
import type { CalendarDate } from "./stay.ts";

/** For journeys that begin in `[from, to)`: what each paying person pays in addition, in paise. */
export type TourSeason = Pick<RatePeriod, "name" | "from" | "to" | "isYearly"> & { supplement: number };

/** Everything that the price of a package depends on. Paise for a person; the row for the party's size applies. */
export type TourTariff = {
  /** `people`: the fewest adults for this rate; it applies up to the next row. */
  rates: readonly { hotelClass: string; people: number; rate: number }[];
  singleRoom: number;
  childWithBed: number;
  childWithoutBed: number;
  /** Children below the first age are free, below the second have no bed of their own, from the third on are adults. */
  freeBelowAge: number;
  ownBedFromAge: number;
  childUntilAge: number;
  seasons: readonly TourSeason[];
};

/** Ages, with the usual ones where a package has none. */
export function agesOf(ages: Partial<Record<keyof typeof usualAges, number | undefined>>) {
  const { freeBelowAge, ownBedFromAge, childUntilAge } = ages;
  return {
    freeBelowAge: freeBelowAge ?? usualAges.freeBelowAge,
    ownBedFromAge: ownBedFromAge ?? usualAges.ownBedFromAge,
    childUntilAge: childUntilAge ?? usualAges.childUntilAge,
  };
}

const usualAges = { freeBelowAge: 5, ownBedFromAge: 8, childUntilAge: 12 };

/** A party of a package. Children of unknown age count as the most expensive kind of child. */
export type PricedTour = {
  start?: CalendarDate | undefined;
  adults: number;
  children: number;
  childAges?: readonly number[] | undefined;
  /** Left out: the cheapest class for this party. */
  hotelClass?: string | undefined;
  /** Rooms for one; an adult who comes alone has one anyway. */
  singleRooms?: number | undefined;
};

/** The classes of hotels that a package is offered in, in the tariff's order. */
export function classesOf({ rates }: Pick<TourTariff, "rates">): string[] {
  return [...new Set(rates.map(({ hotelClass }) => hotelClass))];
}

/** What an adult of such a party pays in a class, in paise: by the largest row that it reaches, else the smallest. */
export function rateOf({ rates }: Pick<TourTariff, "rates">, hotelClass: string, people: number): number {
  const ofClass = rates
    .filter((row) => row.hotelClass === hotelClass)
    .toSorted((a, b) => a.people - b.people);
  return (ofClass.findLast((row) => row.people <= people) ?? ofClass[0])?.rate ?? 0;
}

/** Prices a package line by line, in paise. Rates of `agreed` lines are kept, whatever they are now. */
export function priceTour(
  tariff: TourTariff,
  tour: PricedTour,
  agreed: readonly PriceLine[] = [],
): PriceLine[] {
  const { adults, withBed, withoutBed } = partyOf(tariff, tour);
  const classes = classesOf(tariff);
  const cheapest = classes.toSorted((a, b) => rateOf(tariff, a, adults) - rateOf(tariff, b, adults))[0] ?? "";
  const hotelClass = tour.hotelClass && classes.includes(tour.hotelClass) ? tour.hotelClass : cheapest;
  const rate = rateOf(tariff, hotelClass, adults);
  const singles = Math.max(adults === 1 ? 1 : 0, Math.min(tour.singleRooms ?? 0, adults));
  const season = seasonOf(tariff, tour.start);
  const once = (kind: PriceLine["kind"], name: string, quantity: number, each: number) =>
    line({ kind, name, quantity, nights: 1, rate: each });
  return [
    once("adult", hotelClass ? `Adult, ${hotelClass}` : "Adult", adults, rate),
    once("single room", "Single room", singles, tariff.singleRoom),
    once("child", "Child with bed", withBed, tariff.childWithBed),
    once("child", "Child without bed", withoutBed, tariff.childWithoutBed),
    once("season", season.name, adults + withBed + withoutBed, season.rate),
  ]
    .map((each) => atToldRate(each, agreed))
    .filter(({ amount, kind }) => kind === "adult" || amount > 0);
}

/** The season in which a journey begins, with its supplement in paise; without a name when there is none. */
export function seasonOf({ seasons }: Pick<TourTariff, "seasons">, start: CalendarDate | undefined) {
  const [first] = start === undefined ? [] : nightRates(0, periodsOf(seasons), [start]);
  return { name: first?.name ?? "", rate: first?.rate ?? 0 };
}

/** The lowest supplement for a paying person, in paise, of journeys that begin on one of these days, in order. */
export function lowestSupplement({ seasons }: Pick<TourTariff, "seasons">, days: readonly Weekday[]) {
  return lowestRate(0, periodsOf(seasons), days);
}

function periodsOf(seasons: TourTariff["seasons"]): RatePeriod[] {
  return seasons.map(({ supplement, ...season }, id) => ({
    ...season,
    id,
    weekdays: allWeekdays,
    rate: supplement,
    minNights: 1,
  }));
}

function partyOf(tariff: TourTariff, { adults, children, childAges }: PricedTour) {
  if (childAges === undefined) return { adults, withBed: children, withoutBed: 0 };
  const { freeBelowAge, ownBedFromAge, childUntilAge } = tariff;
  const grown = childAges.filter((age) => age >= childUntilAge).length;
  const paying = childAges.filter((age) => age >= freeBelowAge && age < childUntilAge);
  const withBed = paying.filter((age) => age >= ownBedFromAge).length;
  return { adults: adults + grown, withBed, withoutBed: paying.length - withBed };
}

/** A party of another size pays another row of the table: its adults pay today's rate unless the size is unchanged. */
function atToldRate(now: PriceLine, agreed: readonly PriceLine[]): PriceLine {
  const agreedLine = agreed.find(({ kind, name }) => kind === now.kind && name === now.name);
  if (!agreedLine || (now.kind === "adult" && agreedLine.quantity !== now.quantity)) return now;
  return line({ ...now, rate: agreedLine.rate });
}
