import type { Ladder } from "#contract/rules/owed.ts";
import { ladderOf } from "#app/content/cancellation-terms.ts";
import { useCompany } from "./use-company.ts";

/** The cancellation ladder of a hotel, or of the company. */
export function useLadder(hotelId?: number): Ladder {
  return ladderOf(useCompany().policy, hotelId);
}
