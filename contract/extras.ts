import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import { expectedVersion, line, optionalDate, optionalWholeNumber, rupees } from "./core/fields.ts";
import { idData, largestId } from "./core/ids.ts";
import { listQuery } from "./core/pagination.ts";
import { byIdEndpoint, changeEndpoint, createEndpoint, removeAndRestore } from "./core/record-endpoints.ts";
import { aliasedObject } from "./core/wire.ts";
import { extraUnits } from "./rules/price.ts";

export const extraRecord = { label: "Extra" } as const;

export const extraMessages = {
  created: "Extra saved",
  changed: "Extra updated",
  deleted: "Extra deleted",
  restored: "Extra restored",
  order: "The last night is before the first",
} as const;

/** Whether guests see it: staff add it (`never`), guests may choose it (`offer`), or all are charged (`always`). */
export const extraAsked = ["never", "offer", "always"] as const;

/** A charge besides room and meals, in one hotel or (null) in all, on the nights `[from, to)` or on all. */
export const extraSchema = aliasedObject({
  id: z.int(),
  hotelId: z.int().nullable(),
  name: z.string(),
  per: z.enum(extraUnits),
  /** Whole rupees. */
  price: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  asked: z.enum(extraAsked),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type ExtraShown = z.output<typeof extraSchema>;

const fields = {
  hotelId: optionalWholeNumber("Hotel is required", 1, largestId),
  name: line("Name is required"),
  per: z.enum(extraUnits, `An extra is charged by ${extraUnits.join(", ")}`),
  price: rupees("Price is required", 1, 1_000_000, "The price is from ₹1 to ₹10,00,000"),
  from: optionalDate(),
  to: optionalDate(),
  asked: z.enum(extraAsked, `Guests are asked ${extraAsked.join(", ")}`),
};

function checkDates(
  { from, to }: { from?: string; to?: string },
  fault: (field: string, text: string) => void,
) {
  if (from && to && to <= from) fault("to", extraMessages.order);
}

export const extraForm = aliasedObject(fields, {}, checkDates);
export const extraChangeForm = aliasedObject(
  { ...fields, version: expectedVersion("extra") },
  {},
  checkDates,
);

export type ExtraForm = z.output<typeof extraForm>;

export const extraEndpoints = {
  list: listEndpoint("Extra", "staff", {
    summary: "What is charged beside room and meals; with hotelId what that hotel charges, also where all do",
    query: listQuery(200, { hotelId: optionalWholeNumber("hotelId names the hotel", 1, largestId) }),
    entry: extraSchema,
  }),
  byId: byIdEndpoint("Extra", "staff", "One extra", extraSchema),
  create: createEndpoint("Extra", {
    summary: "Add an extra",
    body: extraForm,
    data: idData,
  }),
  change: changeEndpoint("Extra", {
    summary: "Change an extra; stays that have it keep the price they were told",
    body: extraChangeForm,
    data: extraSchema,
  }),
  ...removeAndRestore("Extra", {
    remove: "Delete an extra; stays that have it keep it. It can be restored",
    restore: "Bring a deleted extra back",
  }),
} as const;
