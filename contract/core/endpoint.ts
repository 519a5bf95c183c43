import type { z } from "zod";

/** Who may make a call: everybody, or only signed-in staff (`owner`: only those who run the company). */
export type Caller = "anyone" | "staff" | "owner";

/** One row of the table of calls. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api/`, matched without regard to case. `{id}` is a path id; `byId?Id=` calls take it from the query. */
  path: string;
  who: Caller;
  summary: string;
  /** Fields of the query string. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** `form`: multipart instead of JSON. */
  bodyKind?: "json" | "form";
  /** The reply's `data`. */
  data: z.ZodType;
  /** The reply carries `pageInfo`. */
  isList?: boolean;
  /** Stores something; answered with 201. The same form sent twice with one key is stored once. */
  creates?: boolean;
  /** Visitors may write here: limited per address. */
  publicWrite?: boolean;
  /** Asks for the password once more unless it was typed within the last ten minutes. */
  confirmed?: boolean;
};

/** Keeps the row's exact types. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
