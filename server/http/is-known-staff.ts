import { parse } from "hono/utils/cookie";
import type { Services } from "../services.ts";
import { type CookieName, cookieName } from "../staff/sessions/cookies.ts";
import { tokenHash } from "../staff/sessions/tokens.ts";

type Known = Pick<Services, "knownSessions" | "knownBrowsers" | "publicUrl">;
type Cookies = string | null | undefined;

/**
 * Whether a request's cookies carry a session that existed when this process last looked. It grants no access: it only
 * chooses the request's queue, before the database is asked. Only staff have the token of a stored session.
 */
export function isKnownSession(services: Known, cookies: Cookies): boolean {
  const hash = hashIn(services, cookies, "session");
  return hash !== undefined && services.knownSessions.has(hash);
}

/** Whether it is a request of staff: with a known session, or from a browser with which they signed in before. */
export function isKnownStaff(services: Known, cookies: Cookies): boolean {
  if (isKnownSession(services, cookies)) return true;
  const hash = hashIn(services, cookies, "device");
  return hash !== undefined && services.knownBrowsers.has(hash);
}

/** Whether staff have signed in from the browser before, also when this process has not met it. */
export async function isBrowserOfStaff(
  services: Known & Pick<Services, "db">,
  cookies: Cookies,
): Promise<boolean> {
  const hash = hashIn(services, cookies, "device");
  return hash !== undefined && services.knownBrowsers.find(services.db.executor, hash);
}

function hashIn({ publicUrl }: Known, cookies: Cookies, cookie: CookieName): string | undefined {
  const name = cookieName(cookie, publicUrl);
  if (!cookies?.includes(`${name}=`)) return undefined;
  const token = parse(cookies, name)[name];
  return token === undefined ? undefined : tokenHash(token);
}
