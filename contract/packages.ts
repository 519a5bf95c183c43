import { z } from "zod";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import {
  expectedVersion,
  line,
  optionalWholeNumber,
  prose,
  rupees,
  shortText,
  wholeNumber,
} from "./core/fields.ts";
import { idData } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { searchedRate } from "./core/searched-rate.ts";
import { nightSpans } from "./night-spans.ts";
import { fact, planDay, shownDay } from "./package-days.ts";
import { journeyPriceSchema, tourQuery } from "./journey-prices.ts";
import { packageTariffForm, packageTariffSchema } from "./package-tariff.ts";
import { pictureSchema } from "./pictures.ts";
import { formatRupees } from "./rules/money.ts";
import { jsonText, aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const packageRecord = { label: "Package" } as const;

export const packageMessages = {
  created: "Package added successfully",
  ...savedMessages("Package"),
} as const;

/** Longest itinerary, in days. */
export const longestTour = 60;

const aliases = {
  features: "tourFeatures",
  highlights: "tourHighlights",
  plan: "tourPlan",
  description: "tourDescription",
};

const packageShape = {
  id: z.int(),
  tourName: z.string(),
  features: jsonText(z.array(z.string())),
  description: z.string(),
  highlights: jsonText(z.array(z.string())),
  /** Days are numbered from 1. */
  plan: jsonText(z.array(shownDay)),
  numberOfDays: z.int(),
  /** Whole rupees for one adult. */
  startingRate: z.int(),
  location: z.string(),
  /** Facts in staff's own words, each empty when unknown: "April to October", "2 to 8 guests". */
  season: z.string(),
  groupSize: z.string(),
  car: z.string(),
  effort: z.string(),
  notIncluded: jsonText(z.array(z.string())),
  /** The same as `startingRate`; the specification's client knows both names. */
  price: z.int(),
  images: z.array(pictureSchema),
  isDeleted: z.boolean(),
  version: z.int(),
};

export const packageSchema = aliasedObject(
  {
    ...packageShape,
    imagePath: z.string().nullable(),
    /** Asked for with `starts`: the lowest price of an adult whose journey begins in each span, in whole rupees; null when it is not sold then. */
    startRates: z.array(z.int().nullable()).optional(),
  },
  aliases,
);

/** One package; its pictures are JSON text under the specification's name. */
export const packageDetailSchema = aliasedObject(
  {
    ...packageShape,
    /** Prices by class of hotels and party; null for a package that has its starting price alone. */
    tariff: packageTariffSchema.nullable(),
    imagePath: jsonText(z.array(z.object({ id: z.int(), imagePath: z.string(), title: z.string() }))),
  },
  aliases,
);

export type Package = z.output<typeof packageSchema>;
export type PackageDetail = z.output<typeof packageDetailSchema>;

function wordList(message: string) {
  return jsonText(z.array(line(message), message).max(50, "At most 50 entries, please"), message);
}

export const packageForm = aliasedObject(
  {
    tourName: line("Tour name is required"),
    features: wordList("Tour features must be a list of texts").default([]),
    description: prose("Tour description is required"),
    highlights: wordList("Tour highlights must be a list of texts").default([]),
    plan: jsonText(
      z
        .array(planDay, "Tour plan must be a list of days")
        .min(1, "Tour plan is required")
        .max(longestTour, `At most ${longestTour} days, please`),
      "Tour plan must be a list of days",
      "Tour plan is required",
    ),
    numberOfDays: wholeNumber("Number of days is required", 1, longestTour, {
      below: "Must have at least 1 day",
      above: `At most ${longestTour} days, please`,
    }),
    startingRate: rupees("Tour starting price is required", 1, 10_000_000, {
      below: "Price must be greater than 0",
      above: "Price can be at most ₹1,00,00,000",
    }),
    location: line("Tour Location is required"),
    season: fact(),
    groupSize: fact(),
    car: fact(),
    effort: fact(),
    notIncluded: wordList("What is not included must be a list of texts").optional(),
    /** Left out it stays as it is, null or empty there is none; its lowest price is then the starting one. */
    tariff: packageTariffForm,
    version: expectedVersion("package"),
  },
  aliases,
  ({ tariff, startingRate }, fault) => {
    // Without a table the starting price is what an adult pays.
    if (tariff && tariff.rows.length === 0 && tariff.singleRoom > startingRate)
      fault("tariff.singleRoom", `One alone would pay more than two: at most ${formatRupees(startingRate)}`);
  },
);

export type PackageForm = z.output<typeof packageForm>;

export const packageOrders = ["name", "price"] as const;
export type PackageOrder = (typeof packageOrders)[number];

/** `sort` words of the package list; they override `OrderBy`. */
export const packageSorts = ["newest", "cheapest", "dearest", "shortest", "longest"] as const;
export type PackageSort = (typeof packageSorts)[number];

const searchedDays = optionalWholeNumber(
  `Write the days as a number from 1 to ${longestTour}`,
  1,
  longestTour,
);

/** Filters of the package list; rates are whole rupees for one adult. */
const packageFilters = {
  place: shortText(100, "place is at most 100 characters").default(""),
  minDays: searchedDays,
  maxDays: searchedDays,
  minRate: searchedRate,
  maxRate: searchedRate,
  sort: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(packageSorts, `sort is ${packageSorts.join(", ")}`).optional(),
  ),
};

/** The list's filters, each place with the number of packages that go there. */
export const packageFacetsSchema = z.object({
  places: z.array(z.object({ name: z.string(), packages: z.int() })),
  days: z.array(z.int()),
  lowestRate: z.int().nullable(),
  highestRate: z.int().nullable(),
});

export type PackageFacets = z.output<typeof packageFacetsSchema>;

export const packageEndpoints = {
  list: listEndpoint("Package", "anyone", {
    summary: "Tour packages, newest first; with starts what each costs when it begins then",
    query: listQuery(20, { ...packageFilters, starts: nightSpans("starts") }, { orders: packageOrders }),
    entry: packageSchema,
  }),
  facets: readEndpoint("Package/facets", "anyone", {
    summary: "Places, days and rates that the list of packages can be narrowed by",
    data: packageFacetsSchema,
  }),
  price: readEndpoint("Package/price", "anyone", {
    summary: "What a package costs a party, line by line, as an enquiry would keep it",
    query: aliasedObject(tourQuery),
    data: journeyPriceSchema,
    fails: ["not_found"],
  }),
  byId: byIdEndpoint(
    "Package",
    "anyone",
    "One tour package with its day plan and pictures",
    packageDetailSchema,
  ),
  create: createEndpoint("Package", {
    summary: "Add a tour package",
    body: packageForm,
    data: idData,
  }),
  change: changeEndpoint("Package", {
    summary: "Change a tour package",
    body: packageForm,
    data: packageDetailSchema,
  }),
  ...deleteAndRestore("Package", "tour package"),
} as const;
