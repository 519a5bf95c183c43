import { z } from "zod";
import { type Endpoint, endpoint } from "./endpoint.ts";
import type { FailureCode } from "./errors.ts";

type Access = Endpoint["access"];

type Read = { summary: string; query?: z.ZodType; data: z.ZodType; fails?: readonly FailureCode[] };

/** A call that reads. */
export function readEndpoint<const Path extends string, const Who extends Access, const Row extends Read>(
  path: Path,
  access: Who,
  row: Row,
) {
  return endpoint({ method: "GET", path, access, ...row });
}

/** A call that reads a list page by page, each of its entries as `entry`. */
export function listEndpoint<
  const Path extends string,
  const Who extends Access,
  Query extends z.ZodType,
  Entry extends z.ZodType,
>(path: Path, access: Who, { summary, query, entry }: { summary: string; query: Query; entry: Entry }) {
  return endpoint({ method: "GET", path, access, summary, query, data: z.array(entry), isList: true });
}
