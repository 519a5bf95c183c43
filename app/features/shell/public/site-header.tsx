import { telUrl } from "#contract/rules/phone.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { questionDialogId } from "#app/features/questions/question-dialog.tsx";
import { DesktopMenu, menuDialogId, MobileMenu, useCurrentLinks } from "./site-menu.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { mailLink } from "#app/ui/mail-link.ts";
import { asFragment } from "#app/ui/fragment.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Contact bar, logo and menu; on small screens a bar with menu, call, e-mail and Query. */
export function SiteHeader() {
  return <Header current={useCurrentLinks()} />;
}

const Header = asFragment(function Header({ current }: { current: readonly string[] }) {
  const company = useCompany();
  return (
    <>
      <TopBar />
      <header className="sticky top-0 z-20 border-b border-line bg-snow print:hidden">
        <div className="wrap flex min-h-17 items-center gap-1 max-[12rem]:[--gutter:0.5rem] sm:min-h-20 py-2 sm:gap-2 xl:py-1">
          <Link href="/" className="bar-logo">
            <Logo name={company.name} line={company.tagline} size="header" isDrawn />
          </Link>
          <DesktopMenu current={current} />
          <SmallScreenBar />
        </div>
      </header>
      <MobileMenu current={current} />
    </>
  );
});

function SmallScreenBar() {
  const company = useCompany();
  // The links shrink when the company's name needs the space; it wraps before they are too small. With a font so
  // large that the logo does not fit, the e-mail link is hidden: footer and contact page have it.
  const round = "round-link hover:bg-raised xl:hidden";
  return (
    <>
      {company.phone ? (
        <a href={telUrl(company.phone)} aria-label={`Call ${company.phone}`} className={round}>
          <Icon of="phone" className="size-5" />
        </a>
      ) : null}
      {company.email ? (
        <a
          href={mailLink(company.email)}
          aria-label={`E-mail ${company.email}`}
          className={`${round} max-[14rem]:hidden`}
        >
          <Icon of="mail" className="size-5" />
        </a>
      ) : null}
      <DialogButton opens={questionDialogId} variant="primary" size="small" className="xl:hidden">
        Query
      </DialogButton>
      <button
        type="button"
        command="show-modal"
        commandfor={menuDialogId}
        aria-label="Menu"
        className={`${buttonStyles({ variant: "ghost", size: "small", shape: "icon" })} text-ink! xl:hidden`}
      >
        <Icon of="menu" />
      </button>
    </>
  );
}
