import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import { shortText, wholeNumber } from "./core/fields.ts";
import { largestPage } from "./core/pagination.ts";
import { aliasedObject } from "./core/wire.ts";
import { type DeletableKind, deletableKinds } from "./record-kinds.ts";

function trashEntrySchema<Kind extends string>(kinds: readonly Kind[]) {
  return z.object({
    kind: z.enum(kinds),
    id: z.int(),
    name: z.string(),
    deletedAt: z.string(),
    /** Of a package enquiry: the stays in its price that still keep rooms from others. */
    stays: z.array(z.object({ id: z.int(), reference: z.string() })).optional(),
  });
}

export type TrashEntry = z.infer<ReturnType<typeof trashEntrySchema<DeletableKind>>>;

/** The trash of the given kinds. */
export function trashEndpointsOf<Kind extends string>(kinds: readonly Kind[]) {
  return {
    list: listEndpoint("Bin", "staff", {
      summary: "Deleted records of every kind, the latest first",
      query: aliasedObject(
        {
          limit: wholeNumber(`limit is a whole number from 1 to ${largestPage}`, 1, largestPage).default(20),
          page: wholeNumber("CurrentPage is a whole number from 1", 1, 1_000_000).default(1),
          search: shortText(100, "search is at most 100 characters").default(""),
        },
        { page: "CurrentPage" },
      ),
      entry: trashEntrySchema(kinds),
    }),
  };
}

export const trashEndpoints = trashEndpointsOf(deletableKinds);
