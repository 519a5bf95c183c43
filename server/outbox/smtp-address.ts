/**
 * Parses `SMTP_URL`: `smtps://` is TLS from the start, `smtp://` requires STARTTLS before anything is sent, except to a
 * server on this machine or with `?tls=off`.
 */
export function readSmtpAddress(text: string): { url: string; requireTLS: boolean } {
  const url = new URL(text);
  const isOff = url.searchParams.get("tls") === "off";
  url.searchParams.delete("tls");
  const isHere = ["localhost", "[::1]"].includes(url.hostname) || url.hostname.startsWith("127.");
  return { url: url.href, requireTLS: !isOff && !isHere };
}
