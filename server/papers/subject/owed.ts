import { paperMessages } from "#contract/papers.ts";
import { owedFor } from "#contract/rules/payment.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { AppError } from "../../errors.ts";

/** What it costs, in paise: its total, or the charge of a stay that did not take place. */
export type OwedAmount = { paise: number; isCharge: boolean };

type Priced = { status: BookingStatus; total_paise: number | null };
type Ended = { ending: string | null; charge_paise: number | null };

/** Throws conflict while that is not settled, and when it costs nothing. */
export function owedOf(
  { status, total_paise }: Priced,
  { ending, charge_paise }: Ended = { ending: null, charge_paise: null },
): OwedAmount {
  const ended = ending === null ? null : { charge: charge_paise };
  const paise = owedFor(status, total_paise, ended);
  if (paise === null) throw new AppError("conflict", { message: paperMessages.unsettled });
  if (paise === 0) throw new AppError("conflict", { message: paperMessages.nothingOwed });
  return { paise, isCharge: ended !== null };
}
