import type { ComponentProps, ReactNode } from "react";
import type { Payment } from "#contract/payments.ts";
import { PaymentForm } from "./payment-form.tsx";
import { useFoldAfter } from "./use-fold-after.ts";
import { useKeyUntilTyped } from "#app/ui/use-key-until-typed.ts";

type PaymentFoldProps = ComponentProps<typeof PaymentForm> & {
  booking: { version: number };
  payments: readonly Payment[];
  /** What stands in sight: the money so far, and what opens the form. */
  children: ReactNode;
};

/** The form of another payment, folded until it is wanted. */
export function PaymentFold({ payments, children, ...form }: PaymentFoldProps) {
  const recorded = payments.map(({ id }) => id).join();
  const fold = useFoldAfter(recorded, form.refusal !== undefined);
  const { key, around } = useKeyUntilTyped(recorded, form.booking.version);
  return (
    <details ref={fold} open={form.refusal !== undefined} className="payment-fold">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3">
        {children}
      </summary>
      <div className="mb-4 border-t border-line" {...around}>
        <PaymentForm key={key} {...form} />
      </div>
    </details>
  );
}
