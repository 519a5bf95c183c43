import type { ReactNode } from "react";
import { cabBookingMessages } from "#contract/cab-bookings.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The confirmation after the form. Okay closes the dialog `okay`; on a page it leads back to the cabs. */
export function CabThanks({ okay }: { okay?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-2xl">Thank You!</h2>
      <p className="text-ink2">{cabBookingMessages.created}</p>
      {okay ?? (
        <LinkButton href="/cab-services" variant="primary">
          Okay
        </LinkButton>
      )}
    </div>
  );
}
