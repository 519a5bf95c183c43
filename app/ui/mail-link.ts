/** A `mailto:` link, encoded so that the address cannot add recipients or headers. */
export function mailLink(address: string, letter: { subject?: string; body?: string } = {}): string {
  const recipient = encodeURIComponent(address).replaceAll("%40", "@");
  const fields = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${recipient}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
