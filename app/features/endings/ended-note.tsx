import { Form, useNavigation } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";

const withoutTotal =
  "The charge is open, for this stay has no total: take it back, give it its price, and end it again";

/** How a stay ended and its charge, with undo; nothing for stays that have not ended. */
export function EndedNote({ booking: { id, ending, charge } }: { booking: Booking }) {
  const isSaving = useNavigation().state !== "idle";
  if (ending === null) return null;
  const cost = charge === null ? withoutTotal : chargeInWords(charge);
  return (
    <Form
      method="post"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-raised px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <b>{ending}.</b> {cost}.
      </p>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="take-back-end"
        variant="outline"
        size="small"
        busy={isSaving}
      >
        Take it back
      </Button>
    </Form>
  );
}

function chargeInWords(charge: number): string {
  return charge === 0 ? "Nothing is charged" : `Charge ${formatRupees(charge)}`;
}
