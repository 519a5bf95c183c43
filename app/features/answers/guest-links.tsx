import { telUrl, whatsAppUrl } from "#contract/rules/phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { firstName } from "./first-name.ts";

type WhatsAppLinkProps = {
  phone: string;
  message: string;
  /** The guest's name, for the links' accessible names. */
  name: string;
  label?: string;
  variant?: "primary" | "outline" | "secondary";
};

/** Opens a WhatsApp chat with the guest, with the message filled in. */
export function WhatsAppLink({
  phone,
  message,
  name,
  label = "WhatsApp",
  variant = "outline",
}: WhatsAppLinkProps) {
  return (
    <LinkButton
      href={whatsAppUrl(phone, message)}
      target="_blank"
      rel="noreferrer"
      variant={variant}
      size="small"
      aria-label={`${label}: ${name}`}
    >
      <Icon of="message-circle" />
      {label}
    </LinkButton>
  );
}

/** The same, named after what it is for once a request is answered: `Tell Ritu on WhatsApp`. */
export function TellLink({ name, ...link }: Omit<WhatsAppLinkProps, "label">) {
  return <WhatsAppLink name={name} label={`Tell ${firstName(name)} on WhatsApp`} {...link} />;
}

/** Calls the guest. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  return (
    <LinkButton href={telUrl(phone)} variant="outline" size="small" shape="icon" aria-label={`Call ${name}`}>
      <Icon of="phone" />
    </LinkButton>
  );
}
