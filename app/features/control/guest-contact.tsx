import { Check, Copy, Mail, MessageCircle, Phone } from "lucide-react";
import { useState } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { callNumber, whatsAppNumber } from "./fill-template.ts";

type GuestContactProps = {
  /** Empty for a guest who gave none. */
  email: string;
  /** Without a number WhatsApp lets staff choose the chat. */
  phone?: string;
  subject: string;
  message: string;
};

/** Answer a guest in one tap: WhatsApp or e-mail with the message written, a call, or everything copied. */
export function GuestContact({ email, phone, subject, message }: GuestContactProps) {
  const isAlive = useHydrated();
  const text = encodeURIComponent(message);
  const chat = `https://wa.me/${phone ? whatsAppNumber(phone) : ""}?text=${text}`;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`;
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <LinkButton href={chat} target="_blank" rel="noreferrer" size="small">
        <MessageCircle aria-hidden="true" strokeWidth={1.75} />
        WhatsApp
      </LinkButton>
      {phone ? (
        <LinkButton href={`tel:${callNumber(phone)}`} variant="outline" size="small">
          <Phone aria-hidden="true" strokeWidth={1.75} />
          Call
        </LinkButton>
      ) : null}
      {email ? (
        <LinkButton href={mail} variant="outline" size="small">
          <Mail aria-hidden="true" strokeWidth={1.75} />
          E-mail
        </LinkButton>
      ) : null}
      {isAlive ? <CopyButton text={[message, phone, email].filter(Boolean).join("\n")} /> : null}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  const Shape = isCopied ? Check : Copy;
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      <Shape aria-hidden="true" strokeWidth={1.75} />
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
