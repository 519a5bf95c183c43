import { z } from "zod";
import { wholeNumber } from "./fields.ts";
import { aliasedObject } from "./wire.ts";

/** The largest id: PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/** `?Id=`, the record's id in the query. */
const byId = { id: wholeNumber("Id is a whole number from 1", 1, largestId) };
export const byIdQuery = aliasedObject(byId, { id: "Id" });

/**
 * The query that deletes a hotel or rooms. While they have accepted stays of today or later, deleting needs
 * `stays=keep`: the stays keep their rooms, and can be read and changed as before.
 */
export const deleteWithStaysQuery = aliasedObject(
  {
    ...byId,
    stays: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(["keep"], "stays is keep, or left out").optional(),
    ),
  },
  { id: "Id" },
);

/** The data of the replies to creating, deleting and restoring. */
export const idData = z.object({ id: z.int() });

/** The data of the reply to a visitor's request, with the reference to read out over the phone. */
export const createdRequest = idData.extend({ reference: z.string() });

/** The data of the reply to a request that its guest can look up by a link; `key` is the unguessable part of it. */
export const createdLinked = createdRequest.extend({ key: z.string() });
