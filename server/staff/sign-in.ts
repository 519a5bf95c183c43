import type { StaffMember } from "#contract/auth.ts";
import { AppError } from "../errors.ts";
import { Limiter } from "../limiter.ts";
import type { Clock, Services } from "../services.ts";
import { nobodysHash, passwordMatches } from "./passwords.ts";
import { beginSession } from "./sessions.ts";
import { findStaffByName, insertDevice, readDevice } from "./staff.queries.ts";
import { newToken, tokenHash } from "./tokens.ts";

const wrongTries = [{ most: 10, seconds: 15 * 60 }];
const limiters = new WeakMap<Clock, Limiter>();

type SignIn = { username: string; password: string; address: string; deviceToken?: string };

/**
 * Signs a staff member in; answers the session's token and one for the browser, which from then on has its own
 * allowance of wrong tries: strangers who guess at a name cannot lock its owner out of a browser known to us.
 * Throws `wrong_login`, or `too_many` after 10 wrong tries in 15 minutes from the address or for the name.
 */
export async function signIn(services: Services, attempt: SignIn) {
  const db = services.db.executor;
  const staff = await findStaffByName(db, attempt.username);
  const device = attempt.deviceToken ? tokenHash(attempt.deviceToken) : undefined;
  const isKnown = staff && device ? Boolean(await readDevice(db, device, staff.id)) : false;
  const keys = isKnown
    ? [`device:${device}`]
    : [`address:${attempt.address}`, `name:${attempt.username.toLowerCase()}`];
  const limiter = limiterOf(services.clock);
  if (services.rateLimit) refuseWhenTooMany(limiter, keys);

  const matches = await passwordMatches(attempt.password, staff?.password_hash ?? nobodysHash);
  if (!staff || !matches) {
    for (const key of keys) limiter.count(key);
    throw new AppError("wrong_login");
  }
  for (const key of keys) limiter.forget(key);
  const token = await beginSession(services, staff.id);
  const deviceToken = isKnown ? attempt.deviceToken : await rememberDevice(services, staff.id);
  return {
    token,
    deviceToken,
    member: { username: staff.username, role: staff.role as StaffMember["role"] },
  };
}

function refuseWhenTooMany(limiter: Limiter, keys: string[]): void {
  const seconds = Math.max(...keys.map((key) => limiter.wait(key)));
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new AppError("too_many", {
    message: `Too many wrong tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again`,
    headers: { "retry-after": String(seconds) },
  });
}

async function rememberDevice(services: Services, staffId: number): Promise<string> {
  const token = newToken();
  const created = services.clock.now().toISOString();
  await insertDevice(services.db.executor, {
    token_hash: tokenHash(token),
    staff_id: staffId,
    created_at: created,
  });
  return token;
}

/** One set of counts for each running server, known by its clock. */
function limiterOf(clock: Clock): Limiter {
  const limiter = limiters.get(clock) ?? new Limiter(wrongTries, clock);
  limiters.set(clock, limiter);
  return limiter;
}
