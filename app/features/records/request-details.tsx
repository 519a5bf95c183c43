import type { ReactNode } from "react";
import type { RequestKind } from "#contract/record-kinds.ts";
import { requestStatuses, statusLabel } from "#contract/rules/status.ts";
import { RequestNextStep } from "../answers/request-next-step.tsx";
import { RequestVerdict } from "../answers/request-verdict.tsx";
import { Timeline } from "../answers/timeline.tsx";
import type { VersionField } from "../merge/merge-versions.ts";
import type { TextsOf } from "../merge/form-versions.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import type { DetailsProps, RequestRecord } from "./request-list.ts";
import { StatusBadge } from "./status-badge.tsx";
import { StatusForm } from "./status-form.tsx";

type RequestDetailsProps<Row> = DetailsProps<Row> & {
  kind: RequestKind;
  title: string;
  /** Shown before the status badge, such as the reference. */
  above: string;
  /** The fields to choose in a merge. */
  versionFields: readonly VersionField<TextsOf<Row>>[];
  deleteLabel: string;
  /** The links for telling the guest, once it is answered. */
  tell?: ReactNode;
  /** Further fields beside the status. */
  notes?: ReactNode;
  children: ReactNode;
};

/** The dialog of a request that staff answer by its status. */
export function RequestDetails<Row extends RequestRecord & { status: string }>({
  kind,
  title,
  above,
  record,
  closeHref,
  tell,
  notes,
  was,
  timeline,
  children,
  ...form
}: RequestDetailsProps<Row>) {
  // An answered request is changed by the status form below.
  const isOpen = record.status === "Pending" && !form.refusal?.theirs;
  return (
    <DetailsDialog
      record={{ kind, id: record.id }}
      isSuspicious={record.isSuspicious}
      title={title}
      above={
        <>
          {above} <StatusBadge status={record.status} />
        </>
      }
      footer={isOpen ? <RequestVerdict /> : undefined}
      closeHref={closeHref}
    >
      {was === null || was === record.status || form.refusal ? null : (
        <RequestNextStep record={record} said={statusLabel(record.status)} was={was}>
          {tell}
        </RequestNextStep>
      )}
      {children}
      <Timeline events={timeline} />
      <StatusForm
        record={record}
        statuses={requestStatuses}
        closeHref={closeHref}
        papers={form.money.papers}
        {...form}
      >
        {notes}
      </StatusForm>
    </DetailsDialog>
  );
}
