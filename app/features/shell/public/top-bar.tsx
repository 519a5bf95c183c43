import { telUrl } from "#contract/rules/phone.ts";
import { DialogButton } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { questionDialogId } from "#app/features/questions/question-dialog.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { mailLink } from "#app/ui/mail-link.ts";

/** On wide screens, above the header: contact data and the Query button. */
export function TopBar() {
  const company = useCompany();
  return (
    <section aria-label="Reach us" className="on-dark hidden bg-dal-deep text-sm xl:block print:hidden">
      <div className="wrap flex min-h-11 items-center gap-6">
        {company.email ? (
          <a href={mailLink(company.email)} className="reach-link">
            <Icon of="mail" />
            {company.email}
          </a>
        ) : null}
        {company.phone ? (
          <a href={telUrl(company.phone)} className="reach-link">
            <Icon of="phone" />
            {company.phone}
          </a>
        ) : null}
        {company.whatsApp ? (
          <a href={whatsAppLink(company)} rel="noopener" className="reach-link">
            <Icon of="message-circle" />
            WhatsApp
          </a>
        ) : null}
        <SocialLinks className="ms-auto" />
        <DialogButton
          opens={questionDialogId}
          variant="primary"
          size="small"
          className="focus-visible:outline-offset-1"
        >
          Query
        </DialogButton>
      </div>
    </section>
  );
}
