import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { admit, isKnownDevice } from "./admit.ts";
import { nobodysHash, passwordMatches } from "./passwords.ts";
import { requireSecondFactor } from "./second-factor/require-second-factor.ts";
import { findStaffByName } from "./staff.queries.ts";
import { tokenHash } from "./tokens.ts";
import { countTry } from "./wrong-tries.ts";

type SignIn = {
  username: string;
  password: string;
  /** Of the second factor, from clients that send it at once. */
  code?: string | null;
  address: string;
  requestId?: string;
  userAgent: string;
  deviceToken?: string;
};

/**
 * Signs a staff member in; answers the session's token and one for the browser, which from then on has its own
 * allowance of wrong tries: strangers who guess at a name cannot lock its owner out of a browser known to us.
 * Throws `wrong_login`, or `too_many` after 10 wrong tries in 15 minutes from the address or for the name, and
 * `second_factor_needed` when the password is right but not enough.
 */
export async function signIn(services: Services, attempt: SignIn) {
  const staff = await findStaffByName(services.db.executor, attempt.username);
  const isKnown = staff ? await isKnownDevice(services, staff.id, attempt.deviceToken) : false;
  const device = isKnown && attempt.deviceToken ? tokenHash(attempt.deviceToken) : undefined;
  const tried = await countTry(
    services,
    device ? { device } : { address: attempt.address, name: attempt.username },
  );
  const hash = staff?.password_hash ?? nobodysHash;
  const matches = await passwordMatches(attempt.password, hash).catch(async (unchecked: unknown) => {
    await tried.giveBack();
    throw unchecked;
  });
  // A disabled account is refused like a wrong password: nobody learns that it exists.
  if (!staff || !matches || staff.disabled_at !== null) throw new AppError("wrong_login");
  await tried.giveBack();
  await requireSecondFactor(services, staff, { ...attempt, device }, attempt.code);
  return admit(services, staff, attempt);
}
