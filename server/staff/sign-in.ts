import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { isDeviceOf } from "./devices.queries.ts";
import type { SignInVisitor } from "./note-sign-in.ts";
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from "./passwords.ts";
import { findStaffByName, replacePasswordHash } from "./staff.queries.ts";
import { tokenHash } from "./tokens.ts";
import { countTry } from "./wrong-tries.ts";

type SignIn = SignInVisitor & { username: string; password: string };

/**
 * Signs a staff member in; answers the session's token and one for the browser, which from then on has its own
 * allowance of wrong tries: strangers who guess at a name cannot lock its owner out of a browser known to us.
 * Throws `wrong_login`, or `too_many` after 10 wrong tries in 15 minutes from the address or for the name.
 */
export async function signIn(services: Services, attempt: SignIn) {
  const db = services.db.executor;
  const device = attempt.deviceToken ? tokenHash(attempt.deviceToken) : undefined;
  const isKnown = device !== undefined && (await isDeviceOf(db, device, attempt.username));
  const who = isKnown ? { device } : { address: attempt.address, name: attempt.username };
  // Before anything is read: a flood of tries costs as little as can be.
  const tried = await countTry(services, who);
  const staff = await findStaffByName(db, attempt.username);
  const hash = staff?.password_hash ?? nobodysHash;
  const matches = await passwordMatches(attempt.password, hash).catch(async (unchecked: unknown) => {
    await tried.giveBack();
    throw unchecked;
  });
  // A disabled account is refused like a wrong password: nobody learns that it exists.
  if (!staff || !matches || staff.disabled_at !== null) throw new AppError("wrong_login");
  await tried.giveBack();
  if (isOutdated(staff.password_hash))
    await replacePasswordHash(db, staff.id, staff.password_hash, await hashPassword(attempt.password));
  return completeSignIn(services, attempt, staff);
}
