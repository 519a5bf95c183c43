/** What `pg` takes for "check the certificate and the name in it" already, and warns that it will not for ever. */
const checked = new Set(["prefer", "require", "verify-ca"]);

/** The address as `pg` is to read it: who asks for TLS gets it with the server's certificate checked, unless with `sslmode=no-verify`. */
export function withTlsAsAsked(databaseUrl: string): string {
  return databaseUrl.replace(/([?&]sslmode=)([a-z-]+)/, (whole, before: string, mode: string) =>
    checked.has(mode) ? `${before}verify-full` : whole,
  );
}

/** True when the address names another machine and says nothing of TLS. */
export function isInPlainText(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl);
  if (!url || url.searchParams.has("sslmode") || url.searchParams.has("ssl")) return false;
  const host = url.searchParams.get("host") ?? url.hostname;
  const isHere = ["", "localhost", "[::1]"].includes(host) || host.startsWith("127.") || host.startsWith("/");
  return !isHere;
}
