import type { Notification } from "#contract/outbox.ts";

/** `meera@example.com`, or that it goes to the desk. */
export function recipientOf({ audience, recipient }: Pick<Notification, "audience" | "recipient">): string {
  return audience === "guest" ? recipient : `${recipient} (us)`;
}
