import { AppError } from "../errors.ts";
import { triesOf } from "../limits/allowances.ts";
import type { Services } from "../services.ts";

/**
 * Counts a try of a password before it is checked, so that a thousand at once are no more than ten: throws `too_many`
 * when one of `who` has had ten wrong ones in 15 minutes. Answers how to give the try back: it was right, or never checked.
 */
export async function countTry(services: Services, who: Parameters<typeof triesOf>[0]) {
  const tries = triesOf(who);
  const seconds = await services.limits.take(tries);
  if (seconds > 0) throw tooManyTries(seconds);
  return { giveBack: () => services.limits.giveBack(tries) };
}

function tooManyTries(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  return new AppError("too_many", {
    message: `Too many wrong tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again`,
    headers: { "retry-after": String(seconds) },
  });
}
