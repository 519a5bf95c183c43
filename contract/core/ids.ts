import { z } from "zod";
import { wholeNumber } from "./fields.ts";
import { aliased } from "./wire.ts";

/** The largest id both engines keep. */
export const largestId = 2_147_483_647;

/** `?Id=`, by which the contract names a record. */
const byId = { id: wholeNumber("Id is a whole number from 1", 1, largestId) };
export const byIdQuery = aliased(byId, { id: "Id" });

/**
 * For deleting what guests stay in. While accepted stays of today or later stand in it, it is deleted only when
 * `stays=keep` says what becomes of them: they keep their rooms and stay as readable and changeable as before.
 */
export const deleteWithStaysQuery = aliased(
  {
    ...byId,
    stays: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(["keep"], "stays is keep, or left out").optional(),
    ),
  },
  { id: "Id" },
);

/** What creating, deleting and restoring answer. */
export const idData = z.object({ id: z.int() });

/** What a visitor's request answers: the reference is what is read over the phone. */
export const createdRequest = idData.extend({ reference: z.string() });
