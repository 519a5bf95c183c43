import { AppError } from "../errors.ts";
import { Limiter } from "../limiter.ts";
import type { Clock, Services } from "../services.ts";

const wrongTries = [{ most: 10, seconds: 15 * 60 }];
const limiters = new WeakMap<Clock, Limiter>();

/** Throws `too_many` after ten wrong tries of one of the keys in 15 minutes; else answers how to count this one. */
export function limitTries(services: Services, keys: string[]) {
  const limiter = limiterOf(services.clock);
  if (services.rateLimit) refuseWhenTooMany(limiter, keys);
  return {
    countWrong() {
      for (const key of keys) limiter.count(key);
    },
    forget() {
      for (const key of keys) limiter.forget(key);
    },
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

/** One set of counts for each running server, known by its clock. */
function limiterOf(clock: Clock): Limiter {
  const limiter = limiters.get(clock) ?? new Limiter(wrongTries, clock);
  limiters.set(clock, limiter);
  return limiter;
}
