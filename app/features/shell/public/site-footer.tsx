import { telUrl } from "#contract/rules/phone.ts";
import { withPinCode } from "#contract/rules/with-pin-code.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Ridge } from "#app/ui/ridge.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { ComingSoonDialog, opensComingSoon } from "./coming-soon.tsx";
import { mailLink } from "#app/ui/mail-link.ts";

import { FooterList } from "./footer-list.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { asFragment } from "#app/ui/fragment.tsx";

/** The footer with company, addresses and links. `pages`: the published legal and help pages. */
export const SiteFooter = asFragment(function SiteFooter({ pages }: { pages: readonly string[] }) {
  const company = useCompany();
  const { footer } = useShellWords();
  return (
    <>
      <Ridge />
      <footer className="far on-dark bg-walnut-deep text-sm text-cream2 [--far:84rem] print:hidden">
        <div className="wrap footer-parts">
          <div className="grid content-start gap-4">
            <Logo name={company.name} line={company.tagline} tone="on-dark" />
            <p className="max-w-[36ch]">{company.description}</p>
            <ContactAddress />
          </div>
          <FooterList heading={footer.companyHeading} links={footer.company} />
          <FooterList heading={footer.servicesHeading} links={footer.services} pages={pages} />
          <FooterList heading={footer.helpHeading} links={footer.help} pages={pages} />
          <div>
            {footer.newsHeading ? (
              <>
                <h2>{footer.newsHeading}</h2>
                <p className="mb-4">{footer.newsText}</p>
                <Button {...opensComingSoon("newsletter")} variant="over-picture" className="bg-transparent">
                  {footer.newsButton || "Subscribe"}
                </Button>
              </>
            ) : null}
            <SocialLinks className="-ms-3 mt-3" />
          </div>
        </div>
        <div className="border-t border-white/15">
          <div className="wrap flex flex-wrap items-center justify-between gap-4 py-4">
            {company.registrationNumber ? <p>{company.registrationNumber}</p> : <span />}
            <ThemeSwitch />
          </div>
        </div>
      </footer>
      <ComingSoonDialog type="page" />
      <ComingSoonDialog type="newsletter" />
      <ComingSoonDialog type="default" />
    </>
  );
});

function ContactAddress() {
  const company = useCompany();
  const { headOffice } = company;
  return (
    <address className="not-italic">
      {headOffice.street ? (
        <>
          {headOffice.street}
          <br />
          {withPinCode(headOffice.city, headOffice.pinCode)}
          <br />
        </>
      ) : null}
      {company.phone ? (
        <>
          <a href={telUrl(company.phone)}>{company.phone}</a>
          <br />
        </>
      ) : null}
      {company.email ? <a href={mailLink(company.email)}>{company.email}</a> : null}
    </address>
  );
}
