import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { showAddressAgain } from "#app/features/navigation/use-fields-of-address.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { losesUnsaved } from "./unsaved-forms.ts";

/** Asks before a form with unsaved changes is left: in a dialog, or by the browser when the tab is closed. */
export function LeaveQuestion() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => asks(currentLocation, nextLocation));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      // Another way out may be taken while the question about the first one closes.
      key={blocker.location.key}
      id="leave-unsaved"
      title="Leave without saving?"
      confirmLabel="Leave"
      initiallyOpen
      onConfirm={() => blocker.proceed()}
      onClose={() => {
        blocker.reset();
        showAddressAgain();
      }}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  );
}

function asks(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return losesUnsaved();
  return from.search !== to.search && losesUnsaved(new URLSearchParams(to.search));
}
