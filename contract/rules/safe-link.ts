/** A page of ours, a place on this one, another site, an e-mail address, a number: never a script. */
const safe = /^(?:\/(?![/\\])[^\s"<>\\]*|#[\w-]*|https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>]+|tel:[\d +()-]+)$/i;

/** True for what a link written by the company may lead to. */
export function isSafeLink(href: string): boolean {
  return safe.test(href);
}
