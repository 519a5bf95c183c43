import { parse } from "hono/utils/cookie";
import type { Services } from "../services.ts";
import { cookieName } from "../staff/sessions/cookies.ts";
import { tokenHash } from "../staff/sessions/tokens.ts";

/**
 * Whether a request's cookies carry a session that existed when this process last looked. It grants no access: it only
 * chooses the request's queue, before the database is asked. Only staff have the token of a stored session.
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
