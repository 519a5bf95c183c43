/** Short-lived cookies: for the second step of a sign-in, and for the browser that a passkey's challenge is for. */
export type Purpose = "second-step" | "passkey";

/** Lifetime of either in milliseconds. */
export const lifetime = 5 * 60_000;

/** The cookie's name; on https with the prefix `__Host-`, so that no other host of the domain can set it. */
export function purposeCookieName(purpose: Purpose, publicUrl: string | undefined): string {
  return publicUrl?.startsWith("https:") ? `__Host-${purpose}` : purpose;
}

/** A Set-Cookie value for five minutes, HttpOnly and SameSite; an empty value deletes the cookie. */
export function purposeCookie(purpose: Purpose, value: string, publicUrl: string | undefined): string {
  const secure = publicUrl?.startsWith("https:") ? "; Secure" : "";
  const age = value === "" ? 0 : lifetime / 1000;
  return `${purposeCookieName(purpose, publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** The moment since which a pending sign-in or challenge must have begun to be valid. */
export function earliestValid(now: Date): string {
  return new Date(now.getTime() - lifetime).toISOString();
}
