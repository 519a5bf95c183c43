import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { cookieName } from "../staff/sessions/cookies.ts";
import { tokenHash } from "../staff/sessions/tokens.ts";

/** Sessions that this process found lately, by the hash of their token. */
const known = new LRUCache<string, true>({ max: 500 });

/** Notes whether a token was found to be a session's. */
export function noteSession(token: string, isThere: boolean): void {
  if (isThere) known.set(tokenHash(token), true);
  else known.delete(tokenHash(token));
}

/**
 * Whether a request's cookies carry a session that was there when this process last looked. It lets nobody in: it says
 * who waits with whom, before the database is asked. Anybody can send such a cookie, but only staff one that was found.
 */
export function isKnownSession(cookies: string | null | undefined, publicUrl: string | undefined): boolean {
  const name = cookieName("session", publicUrl);
  if (!cookies?.includes(`${name}=`)) return false;
  const token = parse(cookies, name)[name];
  return token !== undefined && known.has(tokenHash(token));
}
