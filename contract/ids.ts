import { z } from "zod";
import { wholeNumber } from "./fields.ts";
import { spelled } from "./wire.ts";

/** The largest id both engines keep. */
export const largestId = 2_147_483_647;

/** `?Id=`, by which the contract names a record. */
export const byIdQuery = spelled(
  { id: wholeNumber("Id is a whole number from 1", 1, largestId) },
  { id: "Id" },
);

/** What creating, deleting and restoring answer. */
export const idData = z.object({ id: z.int() });

/** What a visitor's request answers: the reference is what is read over the phone. */
export const createdRequest = idData.extend({ reference: z.string() });
