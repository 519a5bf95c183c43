import { whatsAppUrl } from "#contract/rules/phone.ts";

/** WhatsApp with the company, and words to begin with; the guest presses send. */
export function whatsAppLink(
  { whatsApp, whatsAppGreeting }: { whatsApp: string; whatsAppGreeting: string },
  text: string = whatsAppGreeting,
): string {
  return whatsAppUrl(whatsApp, text);
}
