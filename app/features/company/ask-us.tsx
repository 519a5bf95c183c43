import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CallButton } from "./call-button.tsx";
import { useCompany } from "./use-company.ts";
import { whatsAppLink } from "./whatsapp-link.ts";

/** Contact links for a page that has nothing to show yet. */
export function AskUs({ label = "Ask us", href = "/contact" }: { label?: string; href?: string }) {
  const company = useCompany();
  return (
    <span className="inline-flex flex-wrap gap-3">
      <LinkButton href={href}>{label}</LinkButton>
      {company.whatsApp ? (
        <LinkButton href={whatsAppLink(company)} variant="outline">
          <Icon of="message-circle" />
          WhatsApp
        </LinkButton>
      ) : null}
      <CallButton />
    </span>
  );
}
