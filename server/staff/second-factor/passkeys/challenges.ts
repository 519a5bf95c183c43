import { randomBytes } from "node:crypto";
import type { Services } from "../../../services.ts";
import { newToken, tokenHash } from "../../sessions/tokens.ts";
import { deleteChallengesBefore, insertChallenge, takeChallengeRow } from "./passkeys.queries.ts";
import { lifetime, earliestValid, purposeCookie } from "../purpose-cookies.ts";

type ChallengePurpose = "add" | "sign-in";

/**
 * Makes a challenge for a passkey to sign; it works once within five minutes, in the browser that gets the cookie. All
 * pages open in one browser share its cookie.
 */
export async function makeChallenge(
  services: Services,
  purpose: ChallengePurpose,
  browser: { staffId: number | null; browserToken?: string },
): Promise<{ challenge: Uint8Array<ArrayBuffer>; cookie: string }> {
  const db = services.db.executor;
  const challenge = Uint8Array.from(randomBytes(32));
  const token =
    browser.browserToken && /^[\w-]{43}$/.test(browser.browserToken) ? browser.browserToken : newToken();
  const now = services.clock.now();
  await deleteChallengesBefore(db, earliestValid(now));
  await insertChallenge(db, {
    challenge_hash: tokenHash(Buffer.from(challenge).toString("base64url")),
    browser_hash: tokenHash(token),
    purpose,
    staff_id: browser.staffId,
    created_at: now.toISOString(),
  });
  return { challenge, cookie: purposeCookie("passkey", token, services.publicUrl) };
}

/** Uses up a challenge. Null when it is unknown, expired, another browser's or for another purpose. */
export async function takeChallenge(
  services: Services,
  purpose: ChallengePurpose,
  challenge: string,
  browserToken: string | undefined,
): Promise<{ staffId: number | null } | null> {
  const row = await takeChallengeRow(services.db.executor, tokenHash(challenge));
  if (!row || row.purpose !== purpose) return null;
  if (!browserToken || row.browser_hash !== tokenHash(browserToken)) return null;
  const age = services.clock.now().getTime() - Date.parse(row.created_at);
  return age > lifetime ? null : { staffId: row.staff_id };
}
