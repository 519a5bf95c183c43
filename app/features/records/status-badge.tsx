import { statusLabel } from "#contract/rules/status.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<string, BadgeTone> = {
  "": "awaiting",
  Pending: "active",
  Accepted: "confirmed",
  Completed: "done",
  Rejected: "cancelled",
};

/** A status in its word, colour and shape. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? "cancelled"}>{statusLabel(status)}</Badge>;
}
