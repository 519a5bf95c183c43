import { telUrl } from "#contract/rules/phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { whatsAppLink } from "./whatsapp-link.ts";
import { useCompany } from "./use-company.ts";

type ContactLinksProps = {
  /** The message that WhatsApp opens with. */
  text: string;
  /** Title and address of the page to share. */
  share?: { title: string; url: string };
};

/** Links to ask about this page by WhatsApp or phone, and to share it. */
export function ContactLinks({ text, share }: ContactLinksProps) {
  const company = useCompany();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {company.whatsApp ? (
        <LinkButton href={whatsAppLink(company, text)} variant="outline" size="small">
          <Icon of="message-circle" />
          WhatsApp
        </LinkButton>
      ) : null}
      {company.phone ? (
        <LinkButton href={telUrl(company.phone)} variant="outline" size="small">
          <Icon of="phone" />
          Call us
        </LinkButton>
      ) : null}
      {share ? (
        <share-page data-title={share.title}>
          <a href={share.url} className="text-link inline-flex min-h-11 items-center gap-1.5 px-2 text-sm">
            <Icon of="share-2" />
            {/* One element, so that the flex gap is not added to the space between the words. */}
            <span>
              Share<span className="max-sm:sr-only"> this page</span>
            </span>
          </a>
        </share-page>
      ) : null}
    </div>
  );
}
