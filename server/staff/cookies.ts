export const sessionCookie = "session";
export const deviceCookie = "device";

const longestCookieAge = 400 * 24 * 3600;

/** A cookie scripts cannot read and other sites cannot send; `Secure` when the site's address is https. */
export function cookie(name: string, value: string, publicUrl: string | undefined): string {
  const secure = publicUrl?.startsWith("https:") ? "; Secure" : "";
  const age = value === "" ? 0 : longestCookieAge;
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
