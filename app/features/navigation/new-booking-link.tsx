import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The page for a booking by phone or at the desk. */
export const newBookingHref = "/control/desk";

/** The link `New booking` on every page; same as the shortcut `N`, and on phones the bar at the bottom. */
export function NewBookingLink() {
  return (
    <LinkButton href={newBookingHref} size="small" className="max-lg:hidden" aria-keyshortcuts="n">
      <Icon of="plus" />
      New booking
    </LinkButton>
  );
}
