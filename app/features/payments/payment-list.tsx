import { Form } from "react-router";
import type { Payment } from "#contract/payments.ts";
import { dateNear } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PaymentListProps = { payments: readonly Payment[]; today: string };

/** Payments and refunds of a booking, newest first; each can be deleted. */
export function PaymentList({ payments, today }: PaymentListProps) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label="Payments" className="grid grid-cols-1">
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} paidOn={dateNear(payment.paidOn, today)} />
      ))}
    </ul>
  );
}

/** How it was paid. A credit is kept for a later stay, so it is not called given back. */
function howPaid({ direction, method }: Payment): string {
  if (direction === "Received") return method;
  return method === "Credit" ? "kept for a later stay" : `given back, ${method}`;
}

/** `paidOn` in words. */
function PaymentLine({ payment, paidOn }: { payment: Payment; paidOn: string }) {
  const { id, amount, direction, method, paymentReference, note } = payment;
  const about = [paymentReference, note].filter(Boolean).join(", ");
  const isReturned = direction === "Returned";
  const name = `${formatRupees(amount)}, ${method}, ${paidOn}`;
  return (
    <li className="flex items-center gap-3 border-t border-line py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="num font-semibold">
            {isReturned ? "−" : ""}
            {formatRupees(amount)}
          </span>
          <span className="text-sm text-ink2">{howPaid(payment)}</span>
        </p>
        {about ? <p className="text-xs break-words text-ink3">{about}</p> : null}
      </div>
      <time dateTime={payment.paidOn} className="text-sm whitespace-nowrap text-ink2">
        {paidOn}
      </time>
      <Form method="post" preventScrollReset className="shrink-0">
        <input type="hidden" name="paymentId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="unpay"
          variant="destructive-ghost"
          size="small"
          shape="icon"
          // A finger-sized target in the space of a small button.
          className="-m-1 size-11 after:hidden"
          aria-label={`Delete payment ${name}`}
        >
          <Icon of="trash-2" />
        </Button>
      </Form>
    </li>
  );
}
