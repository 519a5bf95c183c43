/** What short cookies are for: the second step of a sign-in, and the browser that a passkey's challenge was given to. */
export type Purpose = "second-step" | "passkey";

/** Milliseconds for which either is good. */
export const lifetime = 5 * 60_000;

/** The cookie's name; where the address is https no other host of the domain can set it. */
export function purposeCookieName(purpose: Purpose, publicUrl: string | undefined): string {
  return publicUrl?.startsWith("https:") ? `__Host-${purpose}` : purpose;
}

/** A cookie for five minutes that scripts cannot read and other sites cannot send; without a value it ends. */
export function purposeCookie(purpose: Purpose, value: string, publicUrl: string | undefined): string {
  const secure = publicUrl?.startsWith("https:") ? "; Secure" : "";
  const age = value === "" ? 0 : lifetime / 1000;
  return `${purposeCookieName(purpose, publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** The moment before which whatever began is over. */
export function longestAgo(now: Date): string {
  return new Date(now.getTime() - lifetime).toISOString();
}
