import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** `New booking`, the one thing that can begin on any page; `N` does the same, and on a phone the bar at its foot. */
export function NewBookingLink() {
  return (
    <LinkButton href={controlPages.desk} size="small" className="max-lg:hidden" aria-keyshortcuts="n">
      <Icon of="plus" />
      New booking
    </LinkButton>
  );
}
