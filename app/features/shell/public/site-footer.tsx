import { telUrl } from "#contract/rules/phone.ts";
import type { ReactNode } from "react";
import { type ComingSoonLink, footerComingSoon, footerLinks } from "#app/content/navigation.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Ridge } from "#app/ui/ridge.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { ComingSoonDialog, opensComingSoon } from "./coming-soon.tsx";
import { mailLink } from "#app/ui/mail-link.ts";

import { SocialLinks } from "./social-links.tsx";
import { useCompany } from "#app/features/company/use-company.ts";

/** Who we are and where, on walnut under three ridges. `pages`: those of the law and of help that are published. */
export function SiteFooter({ pages }: { pages: readonly string[] }) {
  const company = useCompany();
  return (
    <>
      <Ridge />
      <footer className="on-dark bg-walnut-deep text-sm text-cream2 print:hidden">
        <div className="wrap grid gap-x-8 gap-y-10 grid-cols-2 pt-14 pb-12 lg:grid-cols-[1.5fr_0.8fr_1.1fr_1fr_1.3fr]">
          <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
            <Logo name={company.name} line={company.tagline} tone="on-dark" />
            <p className="max-w-[36ch]">{company.description}</p>
            <ContactAddress />
          </div>
          <FooterList heading="Company" isWide>
            {footerLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </FooterList>
          {footerComingSoon.map(({ heading, links }) => (
            <FooterList key={heading} heading={heading} isWide>
              {links
                .filter(({ href = "", isLater }) => !isLater || pages.includes(href))
                .map((link) => (
                  <li key={link.label}>
                    <LaterLink {...link} isThere={pages.includes(link.href ?? "")} />
                  </li>
                ))}
            </FooterList>
          ))}
          <div className="col-span-2 lg:col-span-1">
            <h2 className="mb-3 font-text text-base font-semibold text-cream">Letters from the valley</h2>
            <p className="mb-4">Snow reports and blossom dates, at most once a month.</p>
            <Button {...opensComingSoon("newsletter")} variant="over-picture" className="bg-transparent">
              Subscribe
            </Button>
            <SocialLinks className="-ms-3 mt-3" />
          </div>
        </div>
        <div className="border-t border-white/15">
          <div className="wrap flex flex-wrap items-center justify-between gap-4 py-4">
            <p>{company.registrationNumber}</p>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
      <ComingSoonDialog type="page" />
      <ComingSoonDialog type="newsletter" />
      <ComingSoonDialog type="default" />
    </>
  );
}

/** Opens its page, or until that is there the popup that says so. */
function LaterLink({ label, opens, href, isThere }: ComingSoonLink & { isThere: boolean }) {
  if (href && isThere) {
    return (
      <Link href={href} className="footer-link">
        {label}
      </Link>
    );
  }
  return (
    <button type="button" {...opensComingSoon(opens)} className="footer-link">
      {label}
    </button>
  );
}

/** `isWide`: on a phone over both columns, its links side by side. */
function FooterList(props: { heading: string; isWide?: boolean; children: ReactNode }) {
  const { heading, isWide, children } = props;
  return (
    <div className={isWide ? "col-span-2 lg:col-span-1" : undefined}>
      <h2 className="mb-2 font-text text-base font-semibold text-cream">{heading}</h2>
      <ul className={isWide ? "grid grid-cols-2 gap-x-8 lg:block" : undefined}>{children}</ul>
    </div>
  );
}

function ContactAddress() {
  const company = useCompany();
  const { headOffice } = company;
  return (
    <address className="not-italic">
      {headOffice.street ? (
        <>
          {headOffice.street}
          <br />
          {headOffice.city} {headOffice.pinCode}
          <br />
        </>
      ) : null}
      {company.phone ? (
        <>
          <a href={telUrl(company.phone)} className="footer-link">
            {company.phone}
          </a>
          <br />
        </>
      ) : null}
      {company.email ? (
        <a href={mailLink(company.email)} className="footer-link">
          {company.email}
        </a>
      ) : null}
    </address>
  );
}
