import { z } from "zod";
import { type Rule, spelled } from "./wire.ts";
import { flag, shortText, wholeNumber } from "./fields.ts";

export const largestPage = 100;

/**
 * The query of every list call. `defaultLimit` is the page size of specification section 9.
 * `extra` adds a call's own filters.
 */
export function listQuery<Extra extends z.ZodRawShape = Record<never, never>>(
  defaultLimit: number,
  extra: Extra = {} as Extra,
  spelling: Record<string, string> = {},
  rule?: Rule<z.output<z.ZodObject<Extra>>>,
) {
  return spelled(
    {
      limit: wholeNumber(`limit is a whole number from 1 to ${largestPage}`, 1, largestPage).default(
        defaultLimit,
      ),
      page: wholeNumber("CurrentPage is a whole number from 1", 1, 1_000_000).default(1),
      orderBy: z.preprocess(lowerCase, z.literal("id", "OrderBy can only be id")).default("id"),
      direction: z
        .preprocess(lowerCase, z.enum(["asc", "desc"], "sortExpression is asc or desc"))
        .default("desc"),
      isDeleted: flag("isDeleted is true or false").default(false),
      search: shortText(100, "search is at most 100 characters").default(""),
      ...extra,
    },
    { page: "CurrentPage", orderBy: "OrderBy", direction: "sortExpression", ...spelling },
    // The rule sees the whole query; it asks for the call's own filters alone.
    rule as never,
  );
}

/** What a list read needs to know about its page. */
export type PageRequest = {
  limit: number;
  page: number;
  direction: "asc" | "desc";
  isDeleted: boolean;
  search: string;
};

function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}
