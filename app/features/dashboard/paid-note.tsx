import { Form } from "react-router";
import { NextStep } from "#app/features/answers/next-step.tsx";
import { Button } from "#app/ui/button.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

type PaidNoteProps = { bookingId: number; paymentId: number };

/** In the row of a stay: its payment was just recorded, with undo. */
export function PaidNote({ bookingId, paymentId }: PaidNoteProps) {
  return (
    <div className="mt-2">
      <NextStep said="Payment recorded.">
        <Form method="post" action={requestHref({ kind: "bookings", id: bookingId })} preventScrollReset>
          <input type="hidden" name="paymentId" value={paymentId} />
          <input type="hidden" name="then" value="today" />
          <Button type="submit" name="intent" value="unpay" variant="ghost" size="small">
            Undo
          </Button>
        </Form>
      </NextStep>
    </div>
  );
}
