/** Seconds for which a browser is remembered: the longest lifetime that browsers allow a cookie. */
export const deviceAge = 400 * 24 * 3600;

const plainNames = { session: "session", device: "device" } as const;
const hostNames = { session: "__Host-session", device: "__Host-device" } as const;

export type CookieName = keyof typeof plainNames;

/**
 * On https the names begin with `__Host-`, so that no other host of the domain can set such a cookie. Cookies under
 * the plain names are not read there.
 */
export function cookieName(name: CookieName, publicUrl: string | undefined): string {
  return (publicUrl?.startsWith("https:") ? hostNames : plainNames)[name];
}

/**
 * A Set-Cookie value, HttpOnly and SameSite, for `age` seconds; `Secure` when the site's address is https.
 */
export function cookie(name: CookieName, value: string, age: number, publicUrl: string | undefined): string {
  const secure = publicUrl?.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(name, publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
