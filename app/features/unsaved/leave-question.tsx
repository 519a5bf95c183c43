import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { hasUnsavedForm } from "./unsaved-forms.ts";

/** Asks before a page is left whose form has unsaved changes: in a dialog, or by the browser when the tab is closed. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForm()) event.preventDefault();
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
      onClose={() => blocker.reset()}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  );
}
