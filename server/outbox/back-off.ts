/** Attempts after which a message is marked as failed. */
export const mostAttempts = 10;

/** How long a claimed message belongs to one process, in milliseconds; longer than all timeouts of a mail server. */
export const lease = 5 * 60_000;

/** Milliseconds until the next attempt, after `attempts`: one minute, doubled each time (8 hours in all). */
export function backOff(attempts: number): number {
  return 60_000 * 2 ** (Math.max(1, attempts) - 1);
}
