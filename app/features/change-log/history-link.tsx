import type { ChangedKind } from "#contract/change-log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { historyHref } from "./change-labels.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A link to a record's history. */
export function HistoryLink({ kind, id }: { kind: ChangedKind; id: number }) {
  return (
    <LinkButton href={historyHref(kind, id)} variant="ghost" size="small">
      <Icon of="history" />
      History
    </LinkButton>
  );
}
