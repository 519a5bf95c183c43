import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";

type DetailsDialogProps = {
  title: string;
  above?: ReactNode;
  aside?: ReactNode;
  /** The list without the dialog. */
  closeHref: string;
  children: ReactNode;
};

/** A record's details over its list, at an address of their own; closing goes back to the list. */
export function DetailsDialog({ title, above, aside, closeHref, children }: DetailsDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      id="details"
      shape="sheet"
      title={title}
      above={above}
      aside={aside}
      initiallyOpen
      onClose={() => void navigate(closeHref, { replace: true, preventScrollReset: true })}
    >
      {children}
    </Dialog>
  );
}
