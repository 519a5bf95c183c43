import type { NotificationStatus } from "#contract/outbox.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<NotificationStatus, BadgeTone> = {
  Waiting: "active",
  Sent: "confirmed",
  Failed: "cancelled",
  Kept: "awaiting",
};

export function MessageStatusBadge({ status }: { status: NotificationStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
