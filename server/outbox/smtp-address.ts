/**
 * What `SMTP_URL` says: `smtps://` speaks TLS from the start, `smtp://` must change to it before anything is sent. Mail
 * to a server on this same machine, and to one that is named with `?tls=off`, may go in plain text.
 */
export function readSmtpAddress(text: string): { url: string; requireTLS: boolean } {
  const url = new URL(text);
  const isOff = url.searchParams.get("tls") === "off";
  url.searchParams.delete("tls");
  const isHere = ["localhost", "[::1]"].includes(url.hostname) || url.hostname.startsWith("127.");
  return { url: url.href, requireTLS: !isOff && !isHere };
}
