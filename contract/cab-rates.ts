import { z } from "zod";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import {
  expectedVersion,
  lineOrNothing,
  optionalDate,
  optionalProse,
  rupees,
  wholeNumber,
} from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { statusWord } from "./rules/status.ts";
import { aliasedObject } from "./core/wire.ts";
import { cabWishFields, journeyPriceSchema } from "./journey-prices.ts";
import { cabUnits, vehicles } from "./rules/cab-price.ts";

export const cabRateRecord = { label: "Cab price" } as const;

export const cabRateMessages = {
  created: "Price saved",
  changed: "Price updated",
  deleted: "Price deleted",
  restored: "Price restored",
  from: "Where does it begin?",
  to: "Where does it lead?",
  prices: "Write a price for at least one vehicle",
} as const;

/** Prices by vehicle in whole rupees; null for one that is not offered. */
const shownPrices = {
  car: z.int().nullable(),
  suv: z.int().nullable(),
  van: z.int().nullable(),
  bus: z.int().nullable(),
};

/** What a car with driver costs: on a route, for a day, or for the driver's night away. */
export const cabRateSchema = aliasedObject({
  id: z.int(),
  per: z.enum(cabUnits),
  /** Of a route; else empty. */
  from: z.string(),
  to: z.string(),
  ...shownPrices,
  /** A note for guests: the local union's cars, what the price does not include. */
  note: z.string(),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type CabRate = z.output<typeof cabRateSchema>;

const price = () =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    rupees("Write the price in whole rupees", 1, 1_000_000).optional(),
  );

const fields = {
  per: z.enum(cabUnits, `A cab is priced by ${cabUnits.join(", ")}`),
  from: lineOrNothing(100),
  to: lineOrNothing(100),
  car: price(),
  suv: price(),
  van: price(),
  bus: price(),
  note: optionalProse(),
};

type TypedRate = { per: string; from: string; to: string } & Partial<
  Record<(typeof vehicles)[number], number | undefined>
>;

function check(rate: TypedRate, fault: (field: string, text: string) => void) {
  if (rate.per === "route" && rate.from === "") fault("from", cabRateMessages.from);
  if (rate.per === "route" && rate.to === "") fault("to", cabRateMessages.to);
  if (vehicles.every((vehicle) => rate[vehicle] === undefined)) fault("car", cabRateMessages.prices);
}

export const cabRateForm = aliasedObject(fields, {}, check);
export const cabRateChangeForm = aliasedObject({ ...fields, version: expectedVersion("price") }, {}, check);

export type CabRateForm = z.output<typeof cabRateForm>;

export const cabRateEndpoints = {
  list: listEndpoint("CabRate", "anyone", {
    summary: "What cars with driver cost: routes, days, nights away from home",
    query: listQuery(200),
    entry: cabRateSchema,
  }),
  price: readEndpoint("CabRate/price", "anyone", {
    summary: "What a cab costs, line by line, as a request would keep it",
    query: aliasedObject({
      ...cabWishFields,
      cabRateId: wholeNumber("cabRateId names the price", 1, largestId),
      vehicle: statusWord(vehicles, "Preferred vehicle is required"),
      /** The day whose tax rate applies where tax is added; today when left out. */
      dateOfJourney: optionalDate(),
    }),
    data: journeyPriceSchema,
    fails: ["not_found"],
  }),
  byId: byIdEndpoint("CabRate", "staff", "One price of cabs", cabRateSchema),
  create: createEndpoint("CabRate", {
    summary: "Add a price of cabs; the same journey twice is refused (409)",
    body: cabRateForm,
    data: idData,
    fails: ["conflict"],
  }),
  change: changeEndpoint("CabRate", {
    summary: "Change a price of cabs; requests keep the price they were told",
    body: cabRateChangeForm,
    data: cabRateSchema,
  }),
  ...removeAndRestore(
    "CabRate",
    {
      remove: "Delete a price of cabs; requests that have it keep it. It can be restored",
      restore: "Bring a deleted price of cabs back",
    },
    { restore: ["conflict"] },
  ),
} as const;
