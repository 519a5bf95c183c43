import type { Ladder } from "#contract/rules/owed.ts";
import { ladderOf } from "#app/content/cancellation-terms.ts";
import { useCompany } from "./use-company.ts";

/** The cancellation ladder of a hotel, or of the company; null until the company has chosen its terms. */
export function useLadder(hotelId?: number): Ladder | null {
  const { policy, isPolicyOpen } = useCompany();
  return isPolicyOpen ? null : ladderOf(policy, hotelId);
}
