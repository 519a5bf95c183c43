/** Where a guest sees the own booking, as a sentence; empty while nobody told the site's address. */
export function guestPage(publicUrl: string | undefined, key: string): string {
  return publicUrl ? `See how it stands at any time: ${publicUrl}/booking-status/${key}` : "";
}
