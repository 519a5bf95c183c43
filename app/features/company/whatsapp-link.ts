import { whatsAppUrl } from "#contract/rules/phone.ts";

/** A link to a WhatsApp chat with the company, with this text typed in. */
export function whatsAppLink(
  { whatsApp, whatsAppGreeting }: { whatsApp: string; whatsAppGreeting: string },
  text: string = whatsAppGreeting,
): string {
  return whatsAppUrl(whatsApp, text);
}
