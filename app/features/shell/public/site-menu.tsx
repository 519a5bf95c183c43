import { useLocation } from "react-router";
import { bookingLink, companyMenu, journeys, mobileMenu } from "#app/content/navigation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { Icon } from "#app/ui/icon.tsx";

export const menuDialogId = "site-menu";

function useCurrent(): (href: string) => "page" | undefined {
  const { pathname } = useLocation();
  return (href) =>
    pathname === href || (href !== "/" && pathname.startsWith(`${href}/`)) ? "page" : undefined;
}

/** All pages: the company's own in a small line, the journeys below, and Booking as the one button. */
export function DesktopMenu() {
  const current = useCurrent();
  return (
    <nav aria-label="Main" className="hidden justify-items-end xl:grid">
      <div className="flex gap-x-5">
        {companyMenu.map(({ label, href }) => (
          <Link key={href} href={href} aria-current={current(href)} className="nav-link-small">
            {label}
          </Link>
        ))}
      </div>
      <div className="flex items-center gap-x-7">
        {journeys.map(({ label, href }) => (
          <Link key={href} href={href} aria-current={current(href)} className="nav-link">
            {label}
          </Link>
        ))}
        <LinkButton
          href={bookingLink.href}
          aria-current={current(bookingLink.href)}
          variant="primary"
          size="small"
        >
          {bookingLink.label}
        </LinkButton>
      </div>
    </nav>
  );
}

/** The same on small screens, sliding in from the side. */
export function MobileMenu() {
  const company = useCompany();
  const current = useCurrent();
  return (
    <dialog id={menuDialogId} closedby="any" aria-label="Menu" className="dialog dialog-menu">
      <div className="flex min-h-17 items-center justify-between border-b border-line ps-6 pe-3">
        <Logo name={company.name} size="small" />
        <button
          type="button"
          command="close"
          commandfor={menuDialogId}
          aria-label="Close"
          className="round-link hover:bg-pashmina"
        >
          <Icon of="x" className="size-5" />
        </button>
      </div>
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
        {mobileMenu.map(({ label, href }) => (
          <Link key={href} href={href} aria-current={current(href)} className="menu-link">
            {label}
          </Link>
        ))}
      </nav>
      <SocialLinks className="border-t border-line px-3 py-2" />
    </dialog>
  );
}
