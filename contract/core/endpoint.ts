import type { z } from "zod";
import type { ChangeAction } from "./change-actions.ts";

/** Who may make a call: everybody, or only signed-in staff (`owner`: only those who run the company). */
type Access = "anyone" | "staff" | "owner";

type Write = "POST" | "PUT" | "DELETE";

/** What the change log says when staff make a call. */
type Logging =
  /** Noted around the handler, in its transaction; `recordId` says where the record's id is. */
  | { logs: ChangeAction; recordId: "path" | "query" | "reply" }
  /** Noted by what the handler calls: it does slow work before its transaction, or changes no record by id. */
  | { logs: ChangeAction; notedBy: "use case" }
  | { logs: false; because: string };

type Unlogged = { logs?: undefined };

/** Every call by which staff write says what the change log tells of it. */
type Call =
  | ({ method: "GET"; access: Access } & Unlogged)
  | ({ method: Write; access: "anyone" } & (Logging | Unlogged))
  | ({ method: Write; access: "staff" | "owner" } & Logging);

/** One row of the table of calls. */
export type Endpoint = Call & {
  /** Below `/api/`, matched without regard to case. `{id}` is a path id; `byId?Id=` calls take it from the query. */
  path: string;
  summary: string;
  /** Fields of the query string. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** `form`: multipart instead of JSON. */
  bodyKind?: "form";
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

/** The endpoints of a feature under the names of their calls. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** Keeps the endpoint's exact types. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
