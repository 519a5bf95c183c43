import type { ReactNode } from "react";
import type { ListedPaper } from "#contract/papers.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useShellWords } from "#app/features/content/use-shell-words.ts";
import { GuestPapers } from "#app/features/papers/guest-papers.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { TicketPrint } from "./ticket-print.tsx";

type OwnPageProps = {
  reference: string;
  link: { path: string; url: string; code: { size: number; path: string } };
  papers: readonly Omit<ListedPaper, "issuedBy">[];
  /** The thanks to show right after it was sent; null later. */
  sent: keyof ReturnType<typeof useShellWords>["replies"] | null;
  /** Links that only this kind of booking has. */
  ways?: ReactNode;
  /** The link back to the page where it was booked. */
  back: { href: string; label: string };
  children: ReactNode;
};

/** The frame of a guest's own booking page: status, papers, and links to ask, print and go back. */
export function OwnPage({ reference, link, papers, sent, ways, back, children }: OwnPageProps) {
  const company = useCompany();
  const { replies } = useShellWords();
  return (
    <>
      <PageBanner title="Your booking" />
      <section className="wrap pt-8 pb-section sm:pt-12">
        <div className="own-page mx-auto grid max-w-3xl grid-cols-1 gap-7 rounded-panel border border-line bg-surface p-6 shadow-mid sm:p-9">
          {sent ? (
            <p role="status" className="rounded-control bg-meadow-soft p-4 font-medium text-meadow">
              Thank you! {replies[sent]}
            </p>
          ) : null}
          {children}
          <GuestPapers papers={papers} path={link.path} />
          <p className="text-sm text-ink3 print:hidden">
            Keep this page: its address is known to you alone, and it always shows how things stand.{" "}
            <span className="needs-script">This device shows it without a network, too.</span>
          </p>
          <TicketPrint url={link.url} code={link.code} />
          <div className="flex flex-wrap gap-3 print:hidden">
            {company.whatsApp ? (
              <LinkButton
                href={whatsAppLink(company, `Hello, I have a question about my booking ${reference}.`)}
                variant="outline"
              >
                <Icon of="message-circle" />
                Ask by WhatsApp
              </LinkButton>
            ) : null}
            {ways}
            <PrintButton />
            <TextLink href={back.href} className="inline-flex min-h-12 items-center">
              {back.label}
            </TextLink>
          </div>
        </div>
      </section>
    </>
  );
}
