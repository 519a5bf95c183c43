import type { NotificationKind } from "#contract/outbox.ts";
import { whatsAppUrl } from "#contract/rules/phone.ts";

/** A text to one guest or to the company's own staff, before it is put into the outbox. */
export type Email = {
  kind: NotificationKind;
  /** Returns a form that anybody can fill in with any address; limited. */
  isConfirmation?: true;
  /** Of the request it is about; empty for a review. */
  reference: string;
  audience: "guest" | "staff";
  /** The guest's address; the staff's comes from the settings. */
  recipient?: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** In an email to staff: whom they answer by WhatsApp, and about what. */
  answer?: { name: string; phone: string; about: string };
};

export type Sender = { name: string; city: string };

/** Paragraphs as an email to a guest; it is signed when it is put into the outbox. */
export function toGuest(name: string, paragraphs: string[]): string {
  return [`Dear ${name},`, ...paragraphs.filter(Boolean)].join("\n\n");
}

/**
 * Paragraphs as a confirmation to whatever address stood in a form. None of them holds a word that was typed there:
 * else strangers would write to anybody in our name.
 */
export function toSender(paragraphs: string[]): string {
  return ["Hello,", ...paragraphs.filter(Boolean), notYou].join("\n\n");
}

const notYou =
  "Not you? Then somebody gave us your address by mistake: please ignore this letter, and you will not hear from us again.";

/** The email's whole text: to a guest with the company's signature, to staff with a way to answer at once. */
export function textOf(email: Email, sender: Sender): string {
  const signature = `With warm regards from the lake,\n${sender.name}, ${sender.city}`;
  if (email.audience === "guest") return `${email.text}\n\n${signature}`;
  return email.answer ? `${email.text}\n\n${answerByWhatsApp(email.answer, sender.name)}` : email.text;
}

/** `Label: value` lines; those without a value are left out. */
export function facts(entries: [label: string, value: string | number | null][]): string {
  return entries
    .filter(([, value]) => value !== null && value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

/** The line with which staff answer a guest at once. */
function answerByWhatsApp(guest: { name: string; phone: string; about: string }, company: string): string {
  const greeting = `Hello ${guest.name}, this is ${company} about ${guest.about}.`;
  return `Answer by WhatsApp: ${whatsAppUrl(guest.phone, greeting)}`;
}
