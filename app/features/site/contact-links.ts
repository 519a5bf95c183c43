import { company } from "#app/content/company.ts";

/** `tel:` for a shown number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** WhatsApp with our number and words to begin with; the guest presses send. */
export function whatsAppLink(
  text: string = company.whatsAppGreeting,
  number: string = company.whatsApp,
): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
