import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ChangedKind } from "#contract/change-log.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { SuspiciousNote } from "./suspicious-note.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type DetailsDialogProps = {
  title: ReactNode;
  picture?: ReactNode;
  above?: ReactNode;
  aside?: ReactNode;
  /** What is decided about it, always in sight. */
  footer?: ReactNode;
  /** The record, for the way to its history. */
  record?: { kind: ChangedKind; id: number };
  /** A request that is kept apart. */
  isSuspicious?: boolean;
  /** The list without the dialog. */
  closeHref: string;
  children: ReactNode;
};

/** A record's details over its list, at an address of their own; closing goes back to the list. */
export function DetailsDialog({
  title,
  picture,
  above,
  aside,
  footer,
  record,
  isSuspicious,
  closeHref,
  children,
}: DetailsDialogProps) {
  const navigate = useNavigate();
  // It closes before its list has come, and may be pressed again in that list meanwhile.
  const { key: asked } = useLocation();
  return (
    <Dialog
      id="details"
      shape="sheet"
      title={title}
      picture={picture}
      above={above}
      aside={aside}
      footer={footer}
      initiallyOpen
      asked={asked}
      onClose={() => void navigate(closeHref, { replace: true, preventScrollReset: true })}
    >
      {record && isSuspicious ? <SuspiciousNote id={record.id} /> : null}
      {children}
      {record ? (
        <p className="mt-5 border-t border-line pt-3">
          <HistoryLink {...record} />
        </p>
      ) : null}
    </Dialog>
  );
}
