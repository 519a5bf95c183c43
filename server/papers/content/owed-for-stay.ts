import { paperMessages } from "#contract/papers.ts";
import { owedFor } from "#contract/rules/payment.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import type { BookingRow } from "../../bookings/bookings.queries.ts";
import { AppError } from "../../errors.ts";

/** What a stay costs, in paise: its total, or the charge of one that came to nothing. */
export type Owed = { paise: number; isCharge: boolean };

/** Throws conflict while that is not settled, and for a stay that costs nothing. */
export function owedForStay({ status, ending, total_paise, charge_paise }: BookingRow): Owed {
  const ended = ending === null ? null : { charge: charge_paise };
  const paise = owedFor(status, total_paise, ended);
  if (paise === null) throw new AppError("conflict", { message: paperMessages.unsettled });
  if (paise === 0) throw new AppError("conflict", { message: paperMessages.nothingOwed });
  return { paise, isCharge: ended !== null };
}

/** Throws conflict unless the stay holds its rooms, or costs a charge. */
export function wantAccepted(booking: BookingRow, owed?: Owed): void {
  if (holdsRooms(booking.status) || owed?.isCharge) return;
  throw new AppError("conflict", { message: paperMessages.notAccepted });
}
