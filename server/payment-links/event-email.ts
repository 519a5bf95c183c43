import type { GatewayName } from "#contract/payment-links.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import type { BookingRow } from "../bookings/bookings.queries.ts";
import type { Email } from "../outbox/email.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";

type Told = Pick<
  BookingRow,
  | "reference"
  | "customer_name"
  | "status"
  | "ending"
  | "deleted_at"
  | "total_paise"
  | "charge_paise"
  | "paid_paise"
>;
type Paid = { number: string; paise: number };

/** Tells staff what came in by a gateway, what of it is over, and why it could not be recorded, if so. */
export function eventEmail(
  booking: Told,
  gateway: GatewayName,
  { number, paise }: Paid,
  refusal: string | undefined,
): Email {
  const { reference, customer_name } = booking;
  const { over } = moneyOfBooking(booking);
  const amount = formatRupees(toRupees(paise));
  const isOver = over > 0 ? `, of which ${formatRupees(over)} are to be returned` : "";
  const base = { kind: "booking", reference, audience: "staff" } as const;
  if (refusal !== undefined)
    return {
      ...base,
      subject: `${amount} came in for ${reference} and could not be recorded`,
      text: `${gateway} tells of payment ${number} for ${customer_name}. ${refusal}. Please look at it in ${gateway}'s dashboard and record it by hand.`,
    };
  const why = over > 0 ? `${whyOver(booking)} Return it in ${gateway}'s dashboard and record that here.` : "";
  return {
    ...base,
    subject: `${amount} came in for ${reference}${isOver}`,
    text: [`${customer_name} paid by ${gateway}, payment ${number}. It is recorded.`, why]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function whyOver({ status, ending, deleted_at }: Told): string {
  if (deleted_at !== null) return "The booking was deleted before the money came.";
  if (ending !== null || status === "Rejected") return "The stay had come to its end before the money came.";
  return "More was paid than is owed.";
}
