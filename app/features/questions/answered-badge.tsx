import { Badge } from "#app/ui/badge.tsx";

export function AnsweredBadge({ isAnswered }: { isAnswered: boolean }) {
  return <Badge tone={isAnswered ? "done" : "awaiting"}>{isAnswered ? "Answered" : "Open"}</Badge>;
}
