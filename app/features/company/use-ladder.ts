import type { Ladder } from "#contract/rules/owed.ts";
import { ladderOf } from "#app/content/cancellation-terms.ts";
import { useCompany } from "./use-company.ts";

/** What ending a stay costs by its day: in this house, or by the company's own terms. */
export function useLadder(hotelId?: number): Ladder {
  return ladderOf(useCompany().policy, hotelId);
}
