import { useLocation } from "react-router";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { Icon } from "#app/ui/icon.tsx";

export const menuDialogId = "site-menu";

const home = { label: "Home", href: "/" };
const bookingHref = "/booking";

/** The menu's addresses that match this page or one of its parents. */
export function useCurrentLinks(): readonly string[] {
  const { pathname } = useLocation();
  const { journeys, company } = useShellWords().menus;
  return [home, ...journeys, { href: bookingHref }, ...company]
    .map(({ href }) => href || "/")
    .filter((href) => pathname === href || (href !== "/" && pathname.startsWith(`${href}/`)));
}

type MenuProps = { current: readonly string[] };

function markIn(current: readonly string[]) {
  return (href: string) => (current.includes(href) ? "page" : undefined);
}

/** The menu of wide screens: the company's pages in a small line, the journeys below, and the booking button. */
export function DesktopMenu({ current }: MenuProps) {
  const mark = markIn(current);
  const { journeys, booking, company } = useShellWords().menus;
  return (
    <nav aria-label="Main" className="hidden justify-items-end xl:grid">
      <div className="flex flex-wrap justify-end gap-x-5">
        {[home, ...company].map(({ label, href }) => (
          <Link key={label} href={href || "/"} aria-current={mark(href)} className="nav-link-small">
            {label}
          </Link>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-7">
        {journeys.map(({ label, href }) => (
          <Link key={label} href={href || "/"} aria-current={mark(href)} className="nav-link">
            {label}
          </Link>
        ))}
        <LinkButton href={bookingHref} aria-current={mark(bookingHref)} variant="primary" size="small">
          {booking || "Booking"}
        </LinkButton>
      </div>
    </nav>
  );
}

/** The menu of small screens, a drawer. */
export function MobileMenu({ current }: MenuProps) {
  const company = useCompany();
  const mark = markIn(current);
  const { menus } = useShellWords();
  const links = [
    home,
    ...menus.journeys,
    { label: menus.booking || "Booking", href: bookingHref },
    ...menus.company.filter(({ onDesk }) => !onDesk),
  ];
  return (
    <dialog id={menuDialogId} closedby="any" aria-label="Menu" className="dialog dialog-menu">
      <div className="flex min-h-17 items-center justify-between border-b border-line ps-6 pe-3">
        <Logo name={company.name} size="small" />
        <button
          type="button"
          command="close"
          commandfor={menuDialogId}
          aria-label="Close"
          className="round-link hover:bg-raised"
        >
          <Icon of="x" className="size-5" />
        </button>
      </div>
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
        {links.map(({ label, href }) => (
          <Link key={label} href={href || "/"} aria-current={mark(href)}>
            {label}
          </Link>
        ))}
      </nav>
      <SocialLinks className="border-t border-line px-3 py-2" />
    </dialog>
  );
}
