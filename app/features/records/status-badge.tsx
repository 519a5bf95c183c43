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
  /** How a stay ended; shown instead of the status. */
  ending?: string | null;
};

/** The badge of a status. */
export function StatusBadge({ status, ending }: StatusBadgeProps) {
  return <Badge tone={tones[status] ?? "cancelled"}>{ending ?? statusLabel(status)}</Badge>;
}
