import { statusLabel } from "#contract/rules/status.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<string, BadgeTone> = {
  "": "awaiting",
  Pending: "active",
  Accepted: "confirmed",
  Completed: "done",
  Rejected: "cancelled",
};

type StatusBadgeProps = {
  status: string;
  /** How a stay ended; it says more than that it takes no rooms. */
  ending?: string | null;
};

/** A status in its word, colour and shape. */
export function StatusBadge({ status, ending }: StatusBadgeProps) {
  return <Badge tone={tones[status] ?? "cancelled"}>{ending ?? statusLabel(status)}</Badge>;
}
