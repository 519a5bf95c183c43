import type { ReactNode } from "react";
import type { ChangedKind } from "#contract/change-log.ts";
import { HistoryLink } from "../change-log/history-link.tsx";
import { PageHead } from "../shell/control/page-head.tsx";

type RecordHeadProps = { title: string; kind: ChangedKind; id: number; children?: ReactNode };

/** The head of a record's page: its name, history link and actions. */
export function RecordHead({ title, kind, id, children }: RecordHeadProps) {
  return (
    <PageHead
      title={title}
      action={
        <>
          <HistoryLink kind={kind} id={id} />
          {children}
        </>
      }
    />
  );
}
