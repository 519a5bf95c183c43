/** A sentence with the link to the guest's own booking; empty while the site's address is unknown. */
export function guestPage(publicUrl: string | undefined, key: string): string {
  return publicUrl ? `See how it stands at any time: ${publicUrl}/booking-status/${key}` : "";
}
