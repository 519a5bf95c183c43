import type { NotificationKind } from "#contract/notifications.ts";

/** A text to one guest or to the company's own staff, before it is put into the outbox. */
export type Letter = {
  kind: NotificationKind;
  /** Of the request it is about; empty for a review. */
  reference: string;
  audience: "guest" | "staff";
  /** The guest's address; the staff's comes from the settings. */
  recipient?: string;
  replyTo?: string;
  subject: string;
  text: string;
};

export const companyName = "Chinar & Oar";

/** Paragraphs as a letter to a guest, signed. */
export function toGuest(name: string, paragraphs: string[]): string {
  const signature = `With warm regards from the lake,\n${companyName}, Srinagar`;
  return [`Dear ${name},`, ...paragraphs.filter(Boolean), signature].join("\n\n");
}

/** `Label: value` lines; those without a value are left out. */
export function facts(entries: [label: string, value: string | number | null][]): string {
  return entries
    .filter(([, value]) => value !== null && value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

/** A link that opens WhatsApp with a greeting to the guest; the sender still presses send. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/91${phone.slice(-10)}?text=${encodeURIComponent(text)}`;
}

/** The line with which staff answer a guest at once. */
export function answerByWhatsApp(guest: { name: string; phone: string }, about: string): string {
  const greeting = `Hello ${guest.name}, this is ${companyName} about ${about}.`;
  return `Answer by WhatsApp: ${whatsAppLink(guest.phone, greeting)}`;
}
