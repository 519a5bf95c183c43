import { Form, useNavigation } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Button } from "#app/ui/button.tsx";

/** The guest's request to cancel, with a button noting that the guest comes after all; nothing once the stay has ended. */
export function AskedNote({ booking: { id, ending, cancelAskedAt } }: { booking: Booking }) {
  const isSaving = useNavigation().state !== "idle";
  if (!cancelAskedAt || ending !== null) return null;
  return (
    <Form
      method="post"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-raised px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <b>The guest asks to cancel</b>, since {shortMoment(cancelAskedAt)}. The charge of that day counts.
      </p>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="keep-stay" variant="outline" size="small" busy={isSaving}>
        The guest stays
      </Button>
    </Form>
  );
}
