import type { Notification } from "#contract/outbox.ts";

/** `meera@example.com`, or that it goes to the desk. */
export function recipientOf({ audience, recipient }: Notification): string {
  return audience === "guest" ? recipient : `${recipient} (us)`;
}
