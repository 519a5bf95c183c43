import type { Ending } from "./owed.ts";
import type { BookingStatus } from "./status.ts";

type Owing = {
  status: BookingStatus;
  ending: Ending | null;
  due: number | null;
  paid: number;
  /** Null while the stay was never accepted, or its total is open. */
  advance: number | null;
};

export type Payable = { what: "Advance" | "Balance" | "Full payment" | "Charge"; amount: number };

/**
 * What a guest can pay now, all in one unit: the advance while it is due, and all that is due. Nothing while the stay
 * is not accepted, its total not settled, or when all is paid; for an ended stay the rest of its charge.
 */
export function payableNow({ status, ending, due, paid, advance }: Owing): Payable[] {
  const isOwed = status === "Accepted" || status === "Completed" || ending !== null;
  if (!isOwed || !due) return [];
  if (ending !== null) return [{ what: "Charge", amount: due }];
  const first = Math.min(due, (advance ?? 0) - paid);
  const balance: Payable = { what: paid > 0 ? "Balance" : "Full payment", amount: due };
  return first > 0 && first < due ? [{ what: "Advance", amount: first }, balance] : [balance];
}
