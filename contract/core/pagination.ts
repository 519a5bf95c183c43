import { z } from "zod";
import { type Rule, type FieldAliases, aliasedObject } from "./wire.ts";
import { flag, shortText, wholeNumber } from "./fields.ts";

export const largestPage = 100;

type Options<Extra extends z.ZodRawShape, Order extends string> = {
  /** Words of `OrderBy` besides `id`; only fields that every reader of the list may see. */
  orders?: readonly Order[];
  aliases?: FieldAliases;
  rule?: Rule<z.output<z.ZodObject<Extra>>>;
};

/**
 * The query of every list call. `defaultLimit` is the page size of specification section 9.
 * `extra` adds a call's own filters.
 */
export function listQuery<
  Extra extends z.ZodRawShape = Record<never, never>,
  const Order extends string = never,
>(defaultLimit: number, extra: Extra = {} as Extra, options: Options<Extra, Order> = {}) {
  const { orders = [], aliases = {}, rule } = options;
  return aliasedObject(
    {
      limit: wholeNumber(`limit is a whole number from 1 to ${largestPage}`, 1, largestPage).default(
        defaultLimit,
      ),
      page: wholeNumber("CurrentPage is a whole number from 1", 1, 1_000_000).default(1),
      orderBy: orderWord(["id", ...orders]),
      direction: z
        .preprocess(lowerCase, z.enum(["asc", "desc"], "sortExpression is asc or desc"))
        .default("desc"),
      isDeleted: flag("isDeleted is true or false").default(false),
      search: shortText(100, "search is at most 100 characters").default(""),
      ...extra,
    },
    { page: "CurrentPage", orderBy: "OrderBy", direction: "sortExpression", ...aliases },
    // The rule gets the whole query, but its type has the call's own filters alone.
    rule as never,
  );
}

/** False: requests that are not suspicious; true: only the suspicious ones. */
export const suspiciousFilter = flag("isSuspicious is true or false").default(false);

/** Page, order and filters that all lists have. */
export type PageRequest<Order extends string = never> = {
  limit: number;
  page: number;
  orderBy: "id" | Order;
  direction: "asc" | "desc";
  isDeleted: boolean;
  search: string;
};

function orderWord<const Word extends string>(words: readonly ["id", ...Word[]]) {
  const allowed = words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : "id";
  const byLowerCase = new Map<unknown, string>(words.map((word) => [word.toLowerCase(), word]));
  const word = z.preprocess(
    (value) => byLowerCase.get(lowerCase(value)) ?? value,
    z.enum(words, `OrderBy can only be ${allowed}`),
  );
  return word.default("id" as never); // always one of the words, which the compiler cannot see through `Word`
}

function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}
