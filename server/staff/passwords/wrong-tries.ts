import { AppError } from "../../errors.ts";
import { codeTriesOf, triesOf } from "../../limits/allowances.ts";
import type { Services } from "../../services.ts";

/**
 * Counts a try of a password before it is checked, so that concurrent tries are limited too. Throws `too_many` when one
 * of `subject` has had ten wrong ones in 15 minutes. Returns a function that undoes the count of a right or unchecked try.
 */
export function countTry(services: Services, subject: Parameters<typeof triesOf>[0]) {
  return countAll(services, triesOf(subject));
}

/**
 * As `countTry`, for codes and passkeys: counts a try before it runs `check`, and undoes the count unless `check`
 * returns nothing. Throws `too_many` without running `check` after ten wrong ones in 15 minutes.
 */
export async function countWrongCode<Found>(
  services: Services,
  subject: Parameters<typeof codeTriesOf>[0],
  check: () => Promise<Found>,
): Promise<Found> {
  return undoTryUnlessWrong(await countAll(services, codeTriesOf(subject)), check);
}

/** Undoes a counted try unless `check` returns nothing: right and unchecked tries do not count. */
export async function undoTryUnlessWrong<Found>(
  tried: { giveBack: () => Promise<void> },
  check: () => Promise<Found>,
): Promise<Found> {
  let isWrong = false;
  try {
    const found = await check();
    isWrong = !found;
    return found;
  } finally {
    if (!isWrong) await tried.giveBack();
  }
}

async function countAll(services: Services, tries: ReturnType<typeof triesOf>) {
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
