import type { Ladder } from "#contract/rules/owed.ts";
import { ladderOf } from "#app/content/cancellation-terms.ts";
import { useCompany } from "./use-company.ts";

/** What ending a stay costs by its day: in this house, or by the company's own terms; null until it has chosen any. */
export function useLadder(hotelId?: number): Ladder | null {
  const { policy, isPolicyOpen } = useCompany();
  return isPolicyOpen ? null : ladderOf(policy, hotelId);
}
