import { telUrl, whatsAppUrl } from "#contract/rules/phone.ts";
import { useState } from "react";
import { writeClipboard } from "#app/browser/write-clipboard.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { mailLink } from "#app/ui/mail-link.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

type GuestContactProps = {
  /** Empty for a guest who gave none. */
  email: string;
  /** Without a number WhatsApp lets staff choose the chat. */
  phone?: string;
  subject: string;
  message: string;
};

/** On phones all buttons are in one row, each with its label below the icon; in two rows where a label is wider. */
const onPhone = "max-sm:min-h-14 max-sm:flex-col max-sm:gap-0.5 max-sm:px-0.5 max-sm:text-xs";

/** Ways to reply to a guest: WhatsApp or e-mail with the message typed in, a call, or copying everything. */
export function GuestContact({ email, phone = "", subject, message }: GuestContactProps) {
  const isHydrated = useHydrated();
  const mail = mailLink(email, { subject, body: message });
  const whatsApp = (
    <LinkButton
      href={whatsAppUrl(phone, message)}
      target="_blank"
      rel="noreferrer"
      variant={phone ? "secondary" : "outline"}
      size="small"
      className={onPhone}
    >
      <Icon of="message-circle" />
      WhatsApp
    </LinkButton>
  );
  return (
    <div className="mb-5 flex gap-2 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-[21rem]:grid-flow-row max-[21rem]:grid-cols-2">
      {phone ? whatsApp : null}
      {phone ? (
        <LinkButton href={telUrl(phone)} variant="outline" size="small" className={onPhone}>
          <Icon of="phone" />
          Call
        </LinkButton>
      ) : null}
      {email ? (
        <LinkButton href={mail} variant={phone ? "outline" : "secondary"} size="small" className={onPhone}>
          <Icon of="mail" />
          E-mail
        </LinkButton>
      ) : null}
      {phone ? null : whatsApp}
      {isHydrated ? <CopyButton text={[message, phone, email].filter(Boolean).join("\n")} /> : null}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  async function copy(): Promise<void> {
    setOutcome({ text, isCopied: await writeClipboard(text) });
  }
  const { icon, label } = stateOf(outcome?.text === text ? outcome : undefined);
  return (
    <Button variant="outline" size="small" className={onPhone} onClick={() => void copy()}>
      <Icon of={icon} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}

/** The result of copying this text. */
type Outcome = { text: string; isCopied: boolean };

function stateOf(outcome: Outcome | undefined) {
  if (!outcome) return { icon: "copy", label: "Copy" } as const;
  return outcome.isCopied
    ? ({ icon: "check", label: "Copied" } as const)
    : ({ icon: "circle-alert", label: "Not allowed here" } as const);
}
