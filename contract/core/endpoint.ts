import type { z } from "zod";
import type { ChangeAction } from "./change-actions.ts";
import type { FailureCode } from "./errors.ts";

/** Who may make a call: everybody, signed-in staff, or owners only. */
type Access = "anyone" | "staff" | "owner";

type Write = "POST" | "PUT" | "DELETE";

/** How a call of staff is written to the change log. */
type Logging =
  /** Written around the handler, in its transaction; `recordId` says where the record's id is. */
  | { logs: ChangeAction; recordId: "path" | "query" | "reply" }
  /** Written by the use case, which does slow work before its transaction, or changes no record by id. */
  | { logs: ChangeAction; notedBy: "use case" }
  | { logs: false; because: string };

type Unlogged = { logs?: undefined };

/** Every writing call of staff must say how it is logged. */
type Call =
  | ({ method: "GET"; access: Access } & Unlogged)
  | ({ method: Write; access: "anyone" } & (Logging | Unlogged))
  | ({ method: Write; access: "staff" | "owner" } & Logging);

/** One row of the table of endpoints. */
export type Endpoint = Call & {
  /** Below `/api/`, matched without regard to case. `{id}` is a path id, `{name}` a name of small letters and hyphens; `byId?Id=` calls take it from the query. */
  path: string;
  summary: string;
  /** Fields of the query string. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** `form`: multipart instead of JSON; `form or JSON`: either. */
  bodyKind?: "form" | "form or JSON";
  /** The reply's `data`. */
  data: z.ZodType;
  /** The reply carries `pageInfo`. */
  isList?: boolean;
  /** Stores something and returns 201. The same body sent twice with one idempotency key is stored once. */
  creates?: boolean;
  /** Visitors may write here: limited per address. */
  publicWrite?: boolean;
  /** Needs a password typed within the last ten minutes (`auth/confirm`). */
  confirmed?: boolean;
  /** Failures of its own, besides those that follow from the other properties. */
  fails?: readonly FailureCode[];
};

/** A feature's endpoints by name. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** Returns its argument; it keeps the endpoint's exact types. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

type Written<Who> = (Who extends "anyone" ? Logging | Unlogged : Logging) &
  Omit<Endpoint, keyof Call | "path" | "isList">;

/** A call that writes. */
export function writeEndpoint<
  const Method extends Write,
  const Path extends string,
  const Who extends Access,
  const Row extends Written<Who>,
>(method: Method, path: Path, access: Who, row: Row): { method: Method; path: Path; access: Who } & Row {
  return { method, path, access, ...row };
}
