import type { Booking } from "#contract/bookings.ts";
import type { Payment } from "#contract/payments.ts";
import type { TypedRefusal } from "#app/reply.ts";
import { moneyWords } from "./money-words.ts";
import { PaymentBar } from "./payment-bar.tsx";
import { PaymentFold } from "./payment-fold.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PaymentReminder } from "./payment-reminder.tsx";

type PaymentPanelProps = {
  booking: Booking;
  payments: readonly Payment[];
  today: string;
  idempotencyKey: string;
  refusal: TypedRefusal | undefined;
};

/** A booking's payments: progress bar, due amount, form, and list. */
export function PaymentPanel({ booking, payments, ...form }: PaymentPanelProps) {
  return (
    <section aria-label="Payment" className="mb-5">
      <PaymentBar stay={booking} />
      <PaymentFold {...{ booking, payments }} {...form} words={moneyWords(booking)} />
      <PaymentList payments={payments} today={form.today} />
      <PaymentReminder booking={booking} today={form.today} />
    </section>
  );
}
