import { z } from "zod";
import type { FieldErrors } from "./errors.ts";

export const pageInfoSchema = z.object({
  totalPages: z.int(),
  totalRecords: z.int(),
  currentPage: z.int(),
  pageSize: z.int(),
  /** Never false: there are more records than `totalRecords`, which were not counted, and pages after `totalPages`. */
  isMore: z.boolean().optional(),
  /** Set where a search has very many matches in another order than by id: only so many newest were sorted. */
  ofNewest: z.int().optional(),
});

export type PageInfo = z.infer<typeof pageInfoSchema>;

/** The body of every reply; `status` always equals the HTTP status. */
export type Envelope = {
  status: number;
  message: string;
  data: unknown;
  pageInfo?: PageInfo;
  errors?: FieldErrors;
};

export const failureEnvelopeSchema = z.object({
  status: z.int().min(400).max(599),
  message: z.string(),
  /** Only `price_changed` has data: the price's lines as they are now, and their total. */
  data: z
    .object({
      lines: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
      total: z.int(),
    })
    .nullable(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** The schema of a reply with this `data`. */
export function replyEnvelope(data: z.ZodType, isList = false) {
  const envelope = z.object({ status: z.int().min(200).max(299), message: z.string(), data });
  return isList ? envelope.extend({ pageInfo: pageInfoSchema }) : envelope;
}
