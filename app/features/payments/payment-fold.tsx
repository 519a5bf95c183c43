import type { ComponentProps } from "react";
import type { Payment } from "#contract/payments.ts";
import { PaymentForm } from "./payment-form.tsx";
import { useFoldAfter } from "./use-fold-after.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeyUntilTyped } from "#app/ui/use-key-until-typed.ts";

type PaymentFoldProps = ComponentProps<typeof PaymentForm> & {
  booking: { version: number };
  payments: readonly Payment[];
  /** The money so far, which stays in sight. */
  words: string;
};

/** The form of another payment, folded until it is wanted. */
export function PaymentFold({ payments, words, ...form }: PaymentFoldProps) {
  const recorded = payments.map(({ id }) => id).join();
  const fold = useFoldAfter(recorded, form.refusal !== undefined);
  const { key, around } = useKeyUntilTyped(recorded, form.booking.version);
  return (
    <details ref={fold} open={form.refusal !== undefined} className="payment-fold">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 py-1.5">
        <span className={`num font-semibold ${form.booking.over > 0 ? "text-chinar" : ""}`}>{words}</span>
        <span className={buttonStyles({ variant: "outline", size: "small" })}>
          <Icon of="plus" />
          Record payment
        </span>
      </summary>
      <div className="mb-4 border-t border-line" {...around}>
        <PaymentForm key={key} {...form} />
      </div>
    </details>
  );
}
