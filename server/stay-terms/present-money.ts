import type { AgreedPolicyShown } from "#contract/policy.ts";
import { toRupees } from "#contract/rules/money.ts";
import { moneyOfStay } from "#contract/rules/payment.ts";
import { type Ending, percentOf } from "#contract/rules/owed.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { datedLadder, dueDates } from "#contract/rules/terms.ts";
import { agreedPolicy, type PolicyRow } from "./agreed-policy.ts";

const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

type StayMoney = {
  status: BookingStatus;
  ending: Ending | null;
  total_paise: number | null;
  charge_paise: number | null;
  paid_paise: number;
};

type Promised = PolicyRow & { arrival: string; advance_paise: number | null; free_move_until: string | null };

/** A stay's cost, payments and amount due, in whole rupees. */
export function moneyOfBooking(row: StayMoney) {
  const { status, ending } = row;
  const total = rupeesOrNull(row.total_paise);
  const charge = ending === null ? null : rupeesOrNull(row.charge_paise);
  const money = moneyOfStay(status, total, toRupees(row.paid_paise), ending === null ? null : { charge });
  return { ...money, total, ending, charge };
}

/** The terms a stay was accepted under, in dates and whole rupees; null while it never was. */
export function presentPolicy(row: StayMoney & Promised): AgreedPolicyShown | null {
  const agreed = agreedPolicy(row);
  if (!agreed) return null;
  const total = row.total_paise;
  return {
    ...dueDates(agreed, row.arrival),
    advance: rupeesOrNull(row.advance_paise),
    ladder: datedLadder(agreed.ladder, row.arrival).map((step) => ({
      ...step,
      charge: total === null ? null : toRupees(percentOf(total, step.percent)),
    })),
    freeMoveUntil: row.free_move_until,
  };
}
