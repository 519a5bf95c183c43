/** How the address of a PostgreSQL server begins. */
export const postgresScheme = /^postgres(ql)?:\/\//;

/** False where user, password and server cannot be told apart, as when a password has `#`, `/` or `%` as it is. */
export function isReadable(databaseUrl: string): boolean {
  return addressesIn(databaseUrl).every((address) => {
    const url = URL.parse(address);
    if (!url || /@/.test(url.pathname + url.hash)) return false;
    return [url.username, url.password].every((part) => !/%(?![\da-f]{2})/i.test(part));
  });
}

/** `name` is the setting's or the option's. */
export function unreadable(name: string): string {
  return `${name} is unreadable: in its password write # as %23, % as %25, / as %2F, ? as %3F and @ as %40`;
}

/** Values of `sslmode` that `pg` treats as `verify-full` for now, with a deprecation warning. */
const checked = new Set(["prefer", "require", "verify-ca"]);

/** The address for `pg`: any `sslmode` that asks for TLS also checks the certificate, except `no-verify`. */
export function withTlsAsAsked(databaseUrl: string): string {
  return databaseUrl.replace(/([?&]sslmode=)([a-z-]+)/, (match, before: string, mode: string) =>
    checked.has(mode) ? `${before}verify-full` : match,
  );
}

/** `user:password@` and the servers, up to the path. */
const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)/;

/**
 * The addresses in one: PostgreSQL's programs accept `postgres://user@one:5432,two:5432/name`, a server and its
 * stand-ins. An address with one server is returned alone.
 */
export function addressesIn(databaseUrl: string): [string, ...string[]] {
  const [beginning = "", before = "", servers = ""] = authority.exec(databaseUrl) ?? [];
  const [first = "", ...others] = servers.split(",");
  const path = databaseUrl.slice(beginning.length);
  return [before + first + path, ...others.map((server) => before + server + path)];
}

/** True when the address names another machine and does not ask for TLS. */
export function isInPlainText(databaseUrl: string): boolean {
  return addressesIn(databaseUrl).some(isOneInPlainText);
}

function isOneInPlainText(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl);
  if (!url || url.searchParams.has("sslmode") || url.searchParams.has("ssl")) return false;
  const host = url.searchParams.get("host") ?? url.hostname;
  const isHere = ["", "localhost", "[::1]"].includes(host) || host.startsWith("127.") || host.startsWith("/");
  return !isHere;
}

/** Host, port and database of the address, or of each in it, without user and password. */
export function addressOf(databaseUrl: string): string {
  return addressesIn(databaseUrl).map(oneAddressOf).join(" or ");
}

function oneAddressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const host = url?.searchParams.get("host") ?? url?.hostname;
  return `${host || "localhost"}:${url?.port || "5432"}${url?.pathname ?? ""}`;
}
