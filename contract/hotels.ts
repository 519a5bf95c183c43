import { z } from "zod";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import {
  line,
  optionalWholeNumber,
  pinCode,
  prose,
  shortText,
  expectedVersion,
  wholeNumber,
} from "./core/fields.ts";
import { checkFilterDates, filterDate } from "./core/filter-dates.ts";
import { deleteWithStaysQuery, idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { searchedRate } from "./core/searched-rate.ts";
import { pictureSchema } from "./pictures.ts";
import { checkAges, hotelAgeFields } from "./tariff.ts";
import { nightSpans } from "./night-spans.ts";
import { jsonText, aliasedObject } from "./core/wire.ts";
import { asStayKind, stayKinds } from "./rules/stay-kinds.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const hotelRecord = { label: "Hotel" } as const;

export const hotelMessages = {
  created: "Hotel added successfully",
  ...savedMessages("Hotel"),
} as const;

export const facilitySchema = aliasedObject(
  { icon: z.string(), name: z.string() },
  { icon: "Icon", name: "FacilityName" },
);

const aliases = { pinCode: "pindCode" };

export const hotelSchema = aliasedObject(
  {
    id: z.int(),
    hotelName: z.string(),
    description: z.string(),
    address: z.string(),
    searchAddress: z.string(),
    pinCode: z.string(),
    imagePath: z.string().nullable(),
    images: z.array(pictureSchema),
    rate: z.int().nullable(),
    totalRooms: z.int(),
    facilities: jsonText(z.array(facilitySchema)),
    freeBelowAge: z.int(),
    childUntilAge: z.int(),
    kind: z.enum(stayKinds).nullable(),
    /** From the company's list of places. */
    placeId: z.int().nullable(),
    place: z.string().nullable(),
    /** In a list asked for with dates: the cheapest free room type's total for one room, with what everybody is charged beside it, and all rooms still free. */
    stay: z.object({ nights: z.int(), total: z.int(), free: z.int() }).optional(),
    isDeleted: z.boolean(),
    version: z.int(),
  },
  aliases,
);

export type Hotel = z.output<typeof hotelSchema>;
export type Facility = z.output<typeof facilitySchema>;

/** May be left out; null or an empty text says that there is none. */
function orNothing<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? null : value), schema.nullish());
}

export const hotelForm = aliasedObject(
  {
    hotelName: line("Hotel name is required"),
    description: prose("Description is required"),
    address: line("Address is required"),
    searchAddress: line("Search address is required"),
    pinCode: z.preprocess((value) => (typeof value === "number" ? String(value) : value), pinCode),
    ...hotelAgeFields,
    /** Left out: unchanged, and for a new hotel the place in its search address. Empty: none. */
    placeId: orNothing(wholeNumber("Choose a place", 1, largestId)),
    kind: orNothing(z.enum(stayKinds, `kind is ${stayKinds.join(", ")}`)),
    version: expectedVersion("hotel"),
  },
  aliases,
  checkAges,
);

export type HotelForm = z.output<typeof hotelForm>;

export const hotelOrders = ["name"] as const;
export type HotelOrder = (typeof hotelOrders)[number];

/** `sort` words of the hotel list; they override `OrderBy`. By rate, hotels without rooms come last. */
export const hotelSorts = ["newest", "cheapest", "dearest", "name"] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** The words of a filter that takes several, separated by commas. */
export function wordsBetweenCommas(text: string): string[] {
  return [...new Set(text.split(",").map((word) => word.trim()))].filter(Boolean);
}

const kindsAre = `kind is any of ${stayKinds.join(", ")}, between commas`;

/** Filters of the hotel list. Several kinds: any of them. Several facilities: all of them. Rates are whole rupees a night; both dates: only hotels with a room free every night. `like`: the others, those most like this one first. */
const hotelFilters = {
  place: shortText(100, "place is at most 100 characters").default(""),
  facility: shortText(300, "facility is at most 300 characters").default(""),
  kind: shortText(100, kindsAre)
    .refine((text) => wordsBetweenCommas(text).every((word) => asStayKind(word) !== null), kindsAre)
    .default(""),
  guests: optionalWholeNumber("guests is a number from 1 to 100", 1, 100),
  minRate: searchedRate,
  maxRate: searchedRate,
  checkInDate: filterDate(),
  checkOutDate: filterDate(),
  like: optionalWholeNumber("like is the number of a hotel", 1, largestId),
  sort: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(hotelSorts, `sort is ${hotelSorts.join(", ")}`).optional(),
  ),
};

/** The list's filters, each with the number of hotels that it leaves. */
export const hotelFacetsSchema = z.object({
  /** Those of the company's places that have hotels, in its order; where they are in degrees, and their lowest rate. */
  places: z.array(
    z.object({
      name: z.string(),
      hotels: z.int(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      lowestRate: z.int().nullable(),
      /** Asked for with `nights`: of each span its cheapest night, in whole rupees; null where there is no room. */
      nightRates: z.array(z.int().nullable()).optional(),
    }),
  ),
  kinds: z.array(z.object({ kind: z.enum(stayKinds), hotels: z.int() })),
  facilities: z.array(z.object({ name: z.string(), icon: z.string(), hotels: z.int() })),
  lowestRate: z.int().nullable(),
  highestRate: z.int().nullable(),
});

export type HotelFacets = z.output<typeof hotelFacetsSchema>;

const { remove, restore } = removeAndRestore(
  "Hotel",
  {
    remove:
      "Delete a hotel; it can be restored. Refused (409) while accepted stays stand in it, unless stays=keep",
    restore: "Bring a deleted hotel back",
  },
  { remove: ["conflict"] },
);

export const hotelEndpoints = {
  list: listEndpoint("Hotel/AllUser", "anyone", {
    summary: "Hotels, with their lowest rate, rooms and facilities",
    query: listQuery(50, hotelFilters, {
      orders: hotelOrders,
      aliases: { checkInDate: "checkIn", checkOutDate: "checkOut" },
      rule: checkFilterDates,
    }),
    entry: hotelSchema,
  }),
  facets: readEndpoint("Hotel/facets", "anyone", {
    summary:
      "Places, facilities and rates that the list of hotels can be narrowed by; with nights what those cost in each place",
    query: aliasedObject({ nights: nightSpans("nights") }),
    data: hotelFacetsSchema,
  }),
  byId: byIdEndpoint("Hotel", "anyone", "One hotel with its pictures", hotelSchema),
  create: createEndpoint("Hotel", {
    summary: "Add a hotel",
    body: hotelForm,
    data: idData,
  }),
  change: changeEndpoint("Hotel", {
    summary: "Change a hotel",
    body: hotelForm,
    data: hotelSchema,
  }),
  remove: { ...remove, query: deleteWithStaysQuery },
  restore,
} as const;
