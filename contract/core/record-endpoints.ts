import type { z } from "zod";
import { type Endpoint, endpoint, writeEndpoint } from "./endpoint.ts";
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

type Written<Body, Data> = { summary: string; body: Body; data: Data; fails?: readonly FailureCode[] };

/** The call by which visitors send a request. */
export function receiveEndpoint<
  const Path extends string,
  Body extends z.ZodType,
  Data extends typeof idData,
>(path: Path, { fails = [], ...row }: Written<Body, Data>) {
  const sent = { access: "anyone", creates: true, publicWrite: true, fails } as const;
  return endpoint({ method: "POST", path, ...sent, ...row, logs: "created", recordId: "reply" });
}

/** The call by which staff make a record. */
export function createEndpoint<const Path extends string, Body extends z.ZodType, Data extends typeof idData>(
  path: Path,
  { fails = [], ...row }: Written<Body, Data>,
) {
  const options = { access: "staff", creates: true, fails } as const;
  return endpoint({ method: "POST", path, ...options, ...row, logs: "created", recordId: "reply" });
}

/** The call by which staff change the record that the path names. */
export function changeEndpoint<const Path extends string, Body extends z.ZodType, Data extends z.ZodType>(
  path: Path,
  row: { summary: string; body: Body; data: Data },
) {
  return writeEndpoint("PUT", `${path}/{id}`, "staff", {
    ...row,
    logs: "changed",
    recordId: "path",
  });
}

/** The calls that delete a record softly and restore it, where nothing else comes of it; `noun` is its kind: `review`. */
export function deleteAndRestore<const Path extends string>(path: Path, noun: string) {
  return removeAndRestore(path, {
    remove: `Delete a ${noun}; it can be restored`,
    restore: `Bring a deleted ${noun} back`,
  });
}

/** The calls that delete a record softly and restore it, with the failures that they can have. */
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
