import { staffMessages } from "#contract/staff.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readPasswordHash } from "./accounts/accounts.queries.ts";
import { passwordMatches } from "./passwords/passwords.ts";
import { renewSession } from "./accounts/staff.queries.ts";
import { newToken, tokenHash } from "./sessions/tokens.ts";
import { countTry } from "./passwords/wrong-tries.ts";

/**
 * Throws `invalid` for the field unless it is the person's current password, and `too_many` after ten wrong tries, so
 * that nobody can guess it at an unattended screen. Returns the hash that it was compared with.
 */
export async function checkOwnPassword(
  services: Services,
  id: number,
  password: string,
  field: string,
): Promise<string> {
  const tried = await countTry(services, { staffId: id });
  const hash = await readPasswordHash(services.db.executor, id);
  const matches = await passwordMatches(password, hash, { account: id }).catch(async (unchecked: unknown) => {
    await tried.giveBack();
    throw unchecked;
  });
  if (!matches) throw fieldError(field, staffMessages.wrongPassword);
  await tried.giveBack();
  return hash;
}

/**
 * Stores in the session that the password was just typed again, and returns the session's new token; a stolen copy of
 * the old token is no longer valid. Throws as `checkOwnPassword`, and `not_signed_in` when the session ended, or got
 * another token, meanwhile.
 */
export async function confirmPassword(
  services: Services,
  account: { id: number; sessionToken: string },
  password: string,
): Promise<string> {
  await checkOwnPassword(services, account.id, password, "password");
  const token = newToken();
  const renewed = { token_hash: tokenHash(token), confirmed_at: services.clock.now().toISOString() };
  const isRenewed = await renewSession(services.db.executor, tokenHash(account.sessionToken), renewed);
  if (!isRenewed) throw new AppError("not_signed_in");
  return token;
}
