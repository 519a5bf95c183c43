import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { byIdEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import {
  checkFilterDates,
  filterDate,
  line,
  optionalWholeNumber,
  prose,
  shortText,
  expectedVersion,
} from "./core/fields.ts";
import { deleteWithStaysQuery, idData } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { pictureSchema } from "./pictures.ts";
import { hotelAgeFields } from "./tariff.ts";
import { jsonText, aliased } from "./core/wire.ts";

export const hotelMessages = {
  created: "Hotel added successfully",
  changed: "Hotel updated successfully",
  deleted: "Hotel deleted successfully",
  restored: "Hotel restored",
} as const;

export const facilitySchema = aliased(
  { icon: z.string(), name: z.string() },
  { icon: "Icon", name: "FacilityName" },
);

const aliases = { pinCode: "pindCode" };

export const hotelSchema = aliased(
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
    isDeleted: z.boolean(),
    version: z.int(),
  },
  aliases,
);

export type Hotel = z.output<typeof hotelSchema>;
export type Facility = z.output<typeof facilitySchema>;

export const hotelForm = aliased(
  {
    hotelName: line("Hotel name is required"),
    description: prose("Description is required"),
    address: line("Address is required"),
    searchAddress: line("Search address is required"),
    pinCode: z.preprocess(
      (value) => (typeof value === "number" ? String(value) : value),
      line("Pincode is required").regex(/^[1-9]\d{5}$/, "Enter the six digits of the pincode"),
    ),
    ...hotelAgeFields,
    version: expectedVersion("hotel"),
  },
  aliases,
);

export type HotelForm = z.output<typeof hotelForm>;

export const hotelOrders = ["name"] as const;
export type HotelOrder = (typeof hotelOrders)[number];

/** `sort` words of the hotel list; they override `OrderBy`. By rate, hotels without rooms come last. */
export const hotelSorts = ["newest", "cheapest", "dearest", "name"] as const;
export type HotelSort = (typeof hotelSorts)[number];

const rupees = (name: string) => optionalWholeNumber(`${name} is an amount in whole rupees`, 0, 10_000_000);

/** Filters of the hotel list. Rates are whole rupees a night; both dates: only hotels with a room free every night. */
const hotelFilters = {
  place: shortText(100, "place is at most 100 characters").default(""),
  facility: shortText(100, "facility is at most 100 characters").default(""),
  minRate: rupees("minRate"),
  maxRate: rupees("maxRate"),
  checkInDate: filterDate(),
  checkOutDate: filterDate(),
  sort: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(hotelSorts, `sort is ${hotelSorts.join(", ")}`).optional(),
  ),
};

/** The list's filters, each with the number of hotels that it leaves. */
export const hotelFacetsSchema = z.object({
  places: z.array(z.object({ name: z.string(), hotels: z.int() })),
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
  list: endpoint({
    method: "GET",
    path: "Hotel/AllUser",
    access: "anyone",
    summary: "Hotels, with their lowest rate, rooms and facilities",
    query: listQuery(50, hotelFilters, {
      orders: hotelOrders,
      aliases: { checkInDate: "checkIn", checkOutDate: "checkOut" },
      rule: checkFilterDates,
    }),
    data: z.array(hotelSchema),
    isList: true,
  }),
  facets: endpoint({
    method: "GET",
    path: "Hotel/facets",
    access: "anyone",
    summary: "Places, facilities and rates that the list of hotels can be narrowed by",
    data: hotelFacetsSchema,
  }),
  byId: byIdEndpoint("Hotel", "anyone", "One hotel with its pictures", hotelSchema),
  create: endpoint({
    method: "POST",
    path: "Hotel",
    access: "staff",
    summary: "Add a hotel",
    body: hotelForm,
    data: idData,
    creates: true,
    logs: "created",
    recordId: "reply",
  }),
  change: endpoint({
    method: "PUT",
    path: "Hotel/{id}",
    access: "staff",
    summary: "Change a hotel",
    body: hotelForm,
    data: hotelSchema,
    logs: "changed",
    recordId: "path",
  }),
  remove: { ...remove, query: deleteWithStaysQuery },
  restore,
} as const;
