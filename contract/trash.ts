import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { shortText, wholeNumber } from "./core/fields.ts";
import { largestPage } from "./core/pagination.ts";
import { spelled } from "./core/wire.ts";

/** Everything that is deleted softly, under the names of the calls that restore it. */
export const keptKinds = [
  "hotels",
  "rooms",
  "bookings",
  "payments",
  "blocks",
  "packages",
  "packageBookings",
  "cabBookings",
  "reviews",
  "queries",
  "uploads",
] as const;
export type KeptKind = (typeof keptKinds)[number];

export const binEntrySchema = z.object({
  kind: z.enum(keptKinds),
  id: z.int(),
  name: z.string(),
  deletedAt: z.string(),
});

export type BinEntry = z.infer<typeof binEntrySchema>;

export const binEndpoints = {
  list: endpoint({
    method: "GET",
    path: "Bin",
    who: "staff",
    summary: "Deleted records of every kind, the latest first",
    query: spelled(
      {
        limit: wholeNumber(`limit is a whole number from 1 to ${largestPage}`, 1, largestPage).default(20),
        page: wholeNumber("CurrentPage is a whole number from 1", 1, 1_000_000).default(1),
        search: shortText(100, "search is at most 100 characters").default(""),
      },
      { page: "CurrentPage" },
    ),
    data: z.array(binEntrySchema),
    isList: true,
  }),
} as const;
