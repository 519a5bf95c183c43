import type { NotificationKind } from "#contract/outbox.ts";
import { whatsAppUrl } from "#contract/rules/phone.ts";

/** An email to one guest or to the staff, before it is put into the outbox. */
export type Email = {
  kind: NotificationKind;
  /** Sent to whatever address stood in a visitor's form, hence limited. */
  isConfirmation?: true;
  /** The request's reference; empty for a review. */
  reference: string;
  audience: "guest" | "staff";
  /** The record it is about, when it has no reference. */
  recordId?: number;
  /** The guest's address; left out for staff, whose address is in the settings. */
  recipient?: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** In an email to staff: the guest of its WhatsApp link, and the subject of the chat. */
  answer?: { name: string; phone: string; about: string };
};

/** Who signs an email to a guest; `signOff` stands above the name. */
export type Sender = { name: string; city: string; signOff: string };

/** Paragraphs as an email to a guest; it is signed when it is put into the outbox. */
export function composeForGuest(name: string, paragraphs: string[]): string {
  return [`Dear ${name},`, ...paragraphs.filter(Boolean)].join("\n\n");
}

/**
 * Paragraphs of a confirmation to whatever address stood in a form. They must hold nothing that was typed there, or
 * strangers could have us send their words to anybody.
 */
export function composeForSender(paragraphs: string[]): string {
  return ["Hello,", ...paragraphs.filter(Boolean), notYou].join("\n\n");
}

const notYou =
  "Not you? Then somebody gave us your address by mistake: please ignore this letter, and you will not hear from us again.";

/** The email's whole text: to a guest with the company's signature, to staff with a WhatsApp link. */
export function textOf(email: Email, sender: Sender): string {
  if (email.audience === "guest") return `${email.text}\n\n${signatureOf(sender)}`;
  return email.answer ? `${email.text}\n\n${answerByWhatsApp(email.answer, sender.name)}` : email.text;
}

function signatureOf({ name, city, signOff }: Sender): string {
  const place = [name, city].filter(Boolean).join(", ");
  return [signOff, place].filter(Boolean).join("\n");
}

/** `Label: value` lines; those without a value are left out. */
export function facts(entries: [label: string, value: string | number | null][]): string {
  return entries
    .filter(([, value]) => value !== null && value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

/** The line with the WhatsApp link to the guest. */
function answerByWhatsApp(guest: { name: string; phone: string; about: string }, company: string): string {
  const greeting = `Hello ${guest.name}, this is ${company} about ${guest.about}.`;
  return `Answer by WhatsApp: ${whatsAppUrl(guest.phone, greeting)}`;
}
