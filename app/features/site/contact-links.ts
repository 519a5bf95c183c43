/** `tel:` for a shown number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** WhatsApp with a number as it is shown, and words to begin with; the guest presses send. */
export function whatsAppLink(
  { whatsApp, whatsAppGreeting }: { whatsApp: string; whatsAppGreeting: string },
  text: string = whatsAppGreeting,
): string {
  return `https://wa.me/${whatsApp.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
