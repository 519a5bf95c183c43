import { z } from "zod";

/** The state of a visitor's request, at the end of every reply that has one. */
export const requestState = {
  /** True until staff have opened it. */
  isNew: z.boolean(),
  /** True for a request that looks sent by a machine. */
  isSuspicious: z.boolean(),
  isDeleted: z.boolean(),
  version: z.int(),
};
