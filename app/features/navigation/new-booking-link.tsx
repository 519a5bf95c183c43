import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

/** The link `New booking` on every page; same as the shortcut `N`, and on phones the bar at the bottom. */
export function NewBookingLink() {
  return (
    <LinkButton href={controlPages.desk} size="small" className="max-lg:hidden" aria-keyshortcuts="n">
      <Icon of="plus" />
      New booking
    </LinkButton>
  );
}
