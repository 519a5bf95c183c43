/** In the address of a page of thanks: the guest's key, which is nobody else's to see. */
export const guestKeyName = "own";

/** Where a request's form leads to: the page's words of thanks with its reference, and its guest's own page. */
export function thanksAddress(path: string, { reference, key }: { reference: string; key: string }): string {
  return `${path}?${new URLSearchParams({ sent: reference, [guestKeyName]: key })}`;
}
