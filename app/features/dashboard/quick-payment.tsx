import { Form, useNavigation } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

/** The methods used at check-in; the booking's details have the others. */
const methods = ["Cash", "UPI"] as const;

/** Records the whole due amount with one click; nothing when nothing is due. */
export function QuickPayment({ stay, idempotencyKey }: { stay: Booking; idempotencyKey: string }) {
  const isBusy = useNavigation().state === "submitting";
  const { id, due, customerName } = stay;
  if (!due || due <= 0) return null;
  return (
    <Form
      id={`pay-${id}`}
      method="post"
      action={requestHref({ kind: "bookings", id })}
      preventScrollReset
      className="flex items-center gap-1.5"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="then" value="today" />
      <input type="hidden" name="bookingId" value={id} />
      <input type="hidden" name="amount" value={due} />
      <input type="hidden" name="due" value={due} />
      <input type="hidden" name="key" value={`${idempotencyKey}-${id}`} />
      {methods.map((method) => (
        <Button
          key={method}
          type="submit"
          name="method"
          value={method}
          variant="outline"
          size="small"
          busy={isBusy}
          aria-label={`${customerName} paid ${formatRupees(due)}, ${method}`}
        >
          {method}
        </Button>
      ))}
    </Form>
  );
}
