import type { RequestStatus } from "#contract/rules/status.ts";
import type { Visitor } from "../call.ts";

/** Visitors read accepted reviews, whatever they ask for; staff read all, or those of the status they ask for. */
export function readableStatus(visitor: Visitor, asked?: RequestStatus): RequestStatus | undefined {
  return visitor.staff ? asked : "Accepted";
}
