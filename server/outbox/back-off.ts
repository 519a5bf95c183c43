/** Attempts after which a message is marked as failed. */
export const mostAttempts = 10;

/** Milliseconds until the next attempt, after `attempts`: one minute, doubled each time (8 hours in all). */
export function backOff(attempts: number): number {
  return 60_000 * 2 ** (Math.max(1, attempts) - 1);
}
