/** How often a message is tried before staff have to look at it. */
export const mostAttempts = 10;

/** For how long a process has a message for itself, in milliseconds; longer than a mail server may take to answer. */
export const lease = 5 * 60_000;

/** Milliseconds until the next attempt, after so many: one minute, then twice as long each time (8 hours in all). */
export function backOff(attempts: number): number {
  return 60_000 * 2 ** (Math.max(1, attempts) - 1);
}
