import type { ContentValue } from "#contract/content/all-blocks.ts";
import { telUrl } from "#contract/rules/phone.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { whatsAppLink } from "#app/features/company/whatsapp-link.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

export const plannerDialogId = "planner";

/** Ways to reach a planner: a prefilled WhatsApp message, a call, or the contact form. */
export const PlannerDialog = asFragment(function PlannerDialog({
  words,
}: {
  words: ContentValue<"planner">;
}) {
  const company = useCompany();
  return (
    <Dialog id={plannerDialogId} title={words.title || words.button || "Ask us"}>
      {words.text ? <p className="mb-5 text-ink2">{words.text}</p> : null}
      <div className="grid gap-3">
        {company.whatsApp ? (
          <LinkButton href={whatsAppLink(company, words.begins)} variant="primary" rel="noopener" wide>
            <Icon of="message-circle" />
            Write on WhatsApp
          </LinkButton>
        ) : null}
        {company.phone ? (
          <LinkButton href={telUrl(company.phone)} variant="outline" wide>
            <Icon of="phone" />
            Call {company.phone}
          </LinkButton>
        ) : null}
        <LinkButton href="/query?subject=Plan+my+trip&from=/" variant="outline" wide>
          <Icon of="mail" />
          Write some lines
        </LinkButton>
      </div>
    </Dialog>
  );
});
