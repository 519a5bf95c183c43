import type { Notification } from "#contract/outbox.ts";

/** `meera@example.com`, or `desk@example.com (us)` for e-mails to staff. */
export function recipientOf({ audience, recipient }: Pick<Notification, "audience" | "recipient">): string {
  return audience === "guest" ? recipient : `${recipient} (us)`;
}
