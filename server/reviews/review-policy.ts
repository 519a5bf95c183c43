import type { RequestStatus } from "#contract/rules/status.ts";
import type { Visitor } from "../call.ts";

/** Visitors read only accepted reviews, whatever they ask for; staff read all, or those of the given status. */
export function readableStatus(visitor: Visitor, status?: RequestStatus): RequestStatus | undefined {
  return visitor.staff ? status : "Accepted";
}
