import { z } from "zod";

/** How a visitor's request stands, at the end of every reply that has one. */
export const requestState = {
  /** Nobody on the staff has opened it yet. */
  isNew: z.boolean(),
  /** True for a request that looks sent by a machine. */
  isSuspicious: z.boolean(),
  isDeleted: z.boolean(),
  version: z.int(),
};
