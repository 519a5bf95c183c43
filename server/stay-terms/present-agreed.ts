import { toPaise, toRupees } from "#contract/rules/money.ts";
import { moneyOfStay } from "#contract/rules/payment.ts";
import type { RequestStatus } from "#contract/rules/status.ts";

/** The column of an agreed total in whole rupees; empty when left out of the form. */
export function totalColumn(total: number | null | undefined) {
  return total === undefined ? {} : { total_paise: total === null ? null : toPaise(total) };
}

type Row = { status: RequestStatus; total_paise: number | null; paid_paise: number };

/** The agreed total of a package or a cab, and its payments, in whole rupees. */
export function presentAgreed({ status, total_paise, paid_paise }: Row) {
  const total = total_paise === null ? null : toRupees(total_paise);
  return { total, ...moneyOfStay(status, total, toRupees(paid_paise)) };
}
