import { clocksDiffer } from "../clock.ts";

/**
 * The error of a message from the moment its end goes to the mail server until the reply. If the process dies in
 * between, or no reply comes, nobody knows whether it was accepted: it stays Failed, neither lost nor sent twice.
 */
export const mayHaveCome =
  "It was handed to the mail server, whose answer is not known: it may have come. Ask, then send it again.";

/** In milliseconds: how long a claimed message belongs to one process; longer than all timeouts of a mail server. */
export const lease = 5 * 60_000;

/** A lease by the clock of another machine; one that ends later is of a clock that was wrong. */
export const longestLease = lease + clocksDiffer;

/** True while a process may be sending the message. */
export function isBeingSent(
  { status, last_error, next_attempt_at }: { status: string; last_error: string; next_attempt_at: string },
  now: Date,
): boolean {
  const remaining = Date.parse(next_attempt_at) - now.getTime();
  return status === "Failed" && last_error === mayHaveCome && remaining > 0 && remaining <= longestLease;
}
