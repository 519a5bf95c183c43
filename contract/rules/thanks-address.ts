/** The query parameter of a thanks page with the guest's key, which nobody else may see. */
export const guestKeyName = "own";

/** The address that a request's form leads to: thanks with the reference, and the link to the guest's own page. */
export function thanksAddress(path: string, { reference, key }: { reference: string; key: string }): string {
  return `${path}?${new URLSearchParams({ sent: reference, [guestKeyName]: key })}`;
}
