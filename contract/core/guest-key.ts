import { z } from "zod";
import { writeEndpoint } from "./endpoint.ts";
import { shortText } from "./fields.ts";
import { idData } from "./ids.ts";
import { readEndpoint } from "./read-endpoints.ts";

const message = "key comes with the link of the confirmation";

/** The unguessable part of a guest's link. */
export const guestKey = shortText(100, message).min(1, message);

/** `?key=`, for what a guest reads by that link. */
export const guestKeyQuery = z.object({ key: guestKey });

/** The call that reads what `noun` names, as its guest's link shows it. */
export function byKeyEndpoint<const Path extends string, Data extends z.ZodType>(
  path: Path,
  noun: string,
  data: Data,
) {
  return readEndpoint(`${path}/byKey`, "anyone", {
    summary: `A guest's own ${noun}, by the key of the confirmation link`,
    query: guestKeyQuery,
    data,
    fails: ["not_found"],
  });
}

/** The call by which staff replace that link. */
export function renewLinkEndpoint<const Path extends string>(path: Path, noun: string) {
  return writeEndpoint("PUT", `${path}/{id}/GuestLink`, "staff", {
    summary: `Make a new link to a guest's own ${noun}; the one before ends`,
    data: idData.extend({ key: z.string() }),
    fails: ["conflict"],
    logs: "changed",
    notedBy: "use case",
  });
}
