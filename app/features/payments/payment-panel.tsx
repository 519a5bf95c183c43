import type { Booking } from "#contract/bookings.ts";
import type { Payment } from "#contract/payments.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import type { PaymentRefusal } from "./answer-payment.ts";
import { moneyWords } from "./money-words.ts";
import { PaymentBar } from "./payment-bar.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PaymentReminder } from "./payment-reminder.tsx";
import { useFoldAfter } from "./use-fold-after.ts";
import { useKeyUntilTyped } from "#app/ui/use-key-until-typed.ts";
import { Icon } from "#app/ui/icon.tsx";

type PaymentPanelProps = {
  booking: Booking;
  payments: readonly Payment[];
  today: string;
  idempotencyKey: string;
  refusal: PaymentRefusal | undefined;
};

/** A booking's payments: progress bar, due amount, form, and list. */
export function PaymentPanel({ booking, payments, ...form }: PaymentPanelProps) {
  const recorded = payments.map(({ id }) => id).join();
  const fold = useFoldAfter(recorded, form.refusal !== undefined);
  const { key, around } = useKeyUntilTyped(recorded, booking.version);
  return (
    <section aria-label="Payment" className="mb-5">
      <PaymentBar stay={booking} />
      <details ref={fold} open={form.refusal !== undefined} className="payment-fold">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3">
          <span className={`num font-semibold ${booking.over > 0 ? "text-chinar" : ""}`}>
            {moneyWords(booking)}
          </span>
          <span className={buttonStyles({ variant: "outline", size: "small" })}>
            <Icon of="plus" />
            Record payment
          </span>
        </summary>
        <div className="mb-4 border-t border-line" {...around}>
          <PaymentForm key={key} booking={booking} {...form} />
        </div>
      </details>
      <PaymentList payments={payments} today={form.today} />
      <PaymentReminder booking={booking} />
    </section>
  );
}
