import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Where a booking by phone or at the desk begins. */
export const newBookingHref = "/control/desk";

/** `New booking`, the one thing that can begin on any page; `N` does the same, and on a phone the bar at its foot. */
export function NewBookingLink() {
  return (
    <LinkButton href={newBookingHref} size="small" className="max-lg:hidden" aria-keyshortcuts="n">
      <Icon of="plus" />
      New booking
    </LinkButton>
  );
}
