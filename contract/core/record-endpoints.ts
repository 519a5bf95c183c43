import type { z } from "zod";
import { type Endpoint, endpoint } from "./endpoint.ts";
import type { FailureCode } from "./errors.ts";
import { byIdQuery, idData } from "./ids.ts";

/** The call that reads one record by `?Id=`. */
export function byIdEndpoint<
  const Path extends string,
  const Access extends Endpoint["access"],
  Data extends z.ZodType,
>(path: Path, access: Access, summary: string, data: Data) {
  return endpoint({ method: "GET", path: `${path}/byId`, access, summary, query: byIdQuery, data });
}

/** The calls that delete a record softly and bring it back, and what of their own they can fail with. */
export function removeAndRestore<const Path extends string>(
  path: Path,
  summaries: { remove: string; restore: string },
  fails: { remove?: FailureCode[]; restore?: FailureCode[] } = {},
) {
  const common = { access: "staff", query: byIdQuery, data: idData, recordId: "query" } as const;
  return {
    remove: endpoint({
      ...common,
      method: "DELETE",
      path: `${path}/byId`,
      summary: summaries.remove,
      fails: fails.remove ?? [],
      logs: "deleted",
    }),
    restore: endpoint({
      ...common,
      method: "PUT",
      path: `${path}/restore`,
      summary: summaries.restore,
      fails: fails.restore ?? [],
      logs: "restored",
    }),
  };
}
