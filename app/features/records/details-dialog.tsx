import { type ReactNode, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ChangedKind } from "#contract/change-log.ts";
import { HistoryLink } from "#app/features/change-log/history-link.tsx";
import { losesUnsaved } from "#app/features/unsaved/unsaved-forms.ts";
import { SuspiciousNote } from "./suspicious-note.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type DetailsDialogProps = {
  title: ReactNode;
  picture?: ReactNode;
  above?: ReactNode;
  aside?: ReactNode;
  /** The sticky footer. */
  footer?: ReactNode;
  /** The record, for the link to its history. */
  record?: { kind: ChangedKind; id: number };
  /** A suspicious request. */
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
  // It closes before the list has loaded, where the same record may be opened again meanwhile.
  const { key: navigationKey } = useLocation();
  const focused = useRef<EventTarget>(null);
  return (
    <Dialog
      id="details"
      shape="sheet"
      title={<bdi>{title}</bdi>}
      picture={picture}
      above={above}
      aside={aside}
      footer={footer}
      initiallyOpen
      navigationKey={navigationKey}
      onFocus={({ target }) => (focused.current = target)}
      onClose={(dialog) => {
        if (losesUnsaved(new URL(closeHref, location.href).searchParams)) {
          // It stays behind the question, which gives the focus back to where it was.
          const { current } = focused;
          dialog.showModal();
          if (current instanceof HTMLElement) current.focus({ preventScroll: true });
        }
        void navigate(closeHref, { replace: true, preventScrollReset: true });
      }}
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
