import { type MoneyMethod, paymentMessages } from "#contract/payments.ts";
import { longDate } from "#contract/rules/dates.ts";
import { notTaken } from "#contract/rules/import-fields.ts";
import { formatRupees, toPaise } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { fieldError } from "../../errors.ts";
import type { RowTexts } from "../import-row.ts";
import { type MoneyForm, parseMoney } from "./money-form.ts";

/** What came in for a stay, in paise. */
export type Received = { paise: number; paidOn: CalendarDate; method: MoneyMethod };

/** The money of a row in paise: what is left out is not taken. `charge` is what was kept of a stay that came to nothing. */
export type StayMoney = { total?: number; received?: Received; charge?: number; shown: RowTexts };

type Stay = {
  status: BookingStatus;
  departure: CalendarDate | undefined;
  today: CalendarDate;
  /** Its price is in a package's. */
  isInPackage: boolean;
};

/**
 * Reads the money of a row. Of stays that are over an advance is not all that was paid: their money is taken where the
 * file says what came in, or they would stand among what is owed. Of refused ones it is taken where the file says what
 * is to be given back. Throws `invalid`.
 */
export function readMoney(texts: RowTexts, { status, departure, today, isInPackage }: Stay): StayMoney {
  const form = parseMoney(texts);
  const { advance = 0, paid, over, paidOn } = form;
  if (paid !== undefined && paid < advance)
    throw fieldError("paid", "This is less than the advance: write all that came in");
  if (isInPackage && form.total)
    throw fieldError("total", "A stay in the price of a package has no total of its own: leave it empty");
  if (over !== undefined && over > (paid ?? 0))
    throw fieldError("over", "More is to be given back than came in");
  if (paidOn !== undefined && paidOn > today) throw fieldError("paidOn", paymentMessages.future);
  const isOver = status === "Completed" || status === "Rejected";
  const isTaken = status === "Rejected" ? over !== undefined : paid !== undefined || !isOver;
  if (!isTaken) return { shown: shownUntaken(form) };
  const sum = paid ?? advance;
  const received =
    sum > 0 ? receivedOf(form, sum, departure && departure < today ? departure : today) : undefined;
  return {
    ...(form.total != null && { total: toPaise(form.total) }),
    ...(received && { received }),
    ...(status === "Rejected" && sum > (over ?? 0) && { charge: toPaise(sum - (over ?? 0)) }),
    shown: shownOf(form, received),
  };
}

/** A register that does not say how money came in is one of cash. */
function receivedOf({ paidOn, paidBy = "Cash" }: MoneyForm, sum: number, usualDay: CalendarDate): Received {
  return { paise: toPaise(sum), paidOn: paidOn ?? usualDay, method: paidBy };
}

function shownOf(form: MoneyForm, received: Received | undefined): RowTexts {
  return {
    ...amountsOf(form, (words) => words),
    paidOn: received ? longDate(received.paidOn) : "",
    paidBy: received?.method ?? "",
  };
}

function shownUntaken(form: MoneyForm): RowTexts {
  return { ...amountsOf(form, (words) => words + notTaken), paidOn: "", paidBy: "" };
}

function amountsOf(form: MoneyForm, say: (words: string) => string): RowTexts {
  const named = (["total", "advance", "paid", "over"] as const).map((name) => [name, form[name]] as const);
  return Object.fromEntries(
    named.map(([name, value]) => [name, value == null ? "" : say(formatRupees(value))]),
  );
}
