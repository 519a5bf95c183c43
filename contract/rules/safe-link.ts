/** A page of this site, an anchor, another site, an email address or a number: never a script. */
const safe = /^(?:\/(?![/\\])[^\s"<>\\]*|#[\w-]*|https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>]+|tel:[\d +()-]+)$/i;

/** True for an address that a link written by the company may have. */
export function isSafeLink(href: string): boolean {
  return safe.test(href);
}
