import { createHash } from "node:crypto";

/** An idempotency key for a form without one: the same words sent twice are one record. */
export function contentKey(typed: Record<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(typed).toSorted(([one], [other]) => one.localeCompare(other))))
    .digest("hex");
}
