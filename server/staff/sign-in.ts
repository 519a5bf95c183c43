import { AppError } from "../errors.ts";
import { networkOf } from "../limits/network-of.ts";
import type { Services } from "../services.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { findKnownDevice } from "./sessions/known-device.ts";
import type { SignInVisitor } from "./sessions/note-sign-in.ts";
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from "./passwords/passwords.ts";
import { requireSecondFactor } from "./second-factor/require-second-factor.ts";
import { readPasswordHash } from "./accounts/accounts.queries.ts";
import { findStaffByName, replacePasswordHash } from "./accounts/staff.queries.ts";
import { countTry } from "./passwords/wrong-tries.ts";

/** `code` is of the second factor, for clients that send it together with the password. */
type SignIn = SignInVisitor & { username: string; password: string; code?: string | null };

/**
 * Signs a staff member in. Returns the tokens of the session and of the browser, which from then on has its own limit
 * of wrong tries: strangers who guess at a name cannot lock its owner out of a known browser.
 * Throws `wrong_login`, or `too_many` after 10 wrong tries in 15 minutes from the address or for the name, and
 * `second_factor_needed` when the password is right but not enough.
 */
export async function signIn(services: Services, attempt: SignIn) {
  const device = await findKnownDevice(services, attempt.username, attempt.deviceToken);
  const subject = device ? { device } : { address: attempt.address, name: attempt.username };
  // Counted before anything is read, so that a flood of tries costs little.
  const tried = await countTry(services, subject);
  const staff = await findStaffByName(services.db.executor, attempt.username);
  const hash = staff?.password_hash ?? nobodysHash;
  const asker = device && staff ? { account: staff.id } : { network: networkOf(attempt.address) };
  const matches = await passwordMatches(attempt.password, hash, asker).catch(async (unchecked: unknown) => {
    await tried.giveBack();
    throw unchecked;
  });
  // A disabled account is refused like a wrong password: nobody learns that it exists.
  if (!staff || !matches || staff.disabled_at !== null) throw new AppError("wrong_login");
  await tried.giveBack();
  const password_hash = await renewHash(services, staff, attempt.password);
  await requireSecondFactor(services, { id: staff.id, password_hash }, { ...attempt, device }, attempt.code);
  return completeSignIn(services, attempt, { ...staff, password_hash }, "wrong_login");
}

/** Replaces a password hash that was made with lower costs than the current ones. */
async function renewHash(
  services: Services,
  staff: { id: number; password_hash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(staff.password_hash)) return staff.password_hash;
  const asker = { account: staff.id };
  const renewed = await hashPassword(password, asker);
  const db = services.db.executor;
  const values = { password_hash: renewed };
  if (await replacePasswordHash(db, staff.id, staff.password_hash, values)) return renewed;
  // Another sign-in may have replaced it at the same moment.
  const stored = await readPasswordHash(db, staff.id);
  return (await passwordMatches(password, stored, asker)) ? stored : staff.password_hash;
}
