import { parse } from "hono/utils/cookie";
import type { Services } from "../services.ts";
import { cookieName } from "../staff/sessions/cookies.ts";
import { tokenHash } from "../staff/sessions/tokens.ts";

/**
 * Whether a request's cookies carry a session that was there when this process last looked. It lets nobody in: it says
 * who waits with whom, before the database is asked. Anybody can send such a cookie, but only staff one that was found.
 */
export function isKnownSession(
  { knownSessions, publicUrl }: Pick<Services, "knownSessions" | "publicUrl">,
  cookies: string | null | undefined,
): boolean {
  const name = cookieName("session", publicUrl);
  if (!cookies?.includes(`${name}=`)) return false;
  const token = parse(cookies, name)[name];
  return token !== undefined && knownSessions.has(tokenHash(token));
}
