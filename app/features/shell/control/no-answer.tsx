import { useSyncExternalStore } from "react";
import { areAnswersMissing, retryRequests, watchAnswers } from "#app/features/navigation/missing-answers.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A banner while data requests wait because the site is unreachable; the page behind it stays. */
export function NoAnswer() {
  const isMissing = useSyncExternalStore(watchAnswers, areAnswersMissing, () => false);
  if (!isMissing) return null;
  const why = navigator.onLine ? "We could not reach our server." : "You are offline.";
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-1.5 ps-4 pe-1.5 text-sm shadow-high">
      <Icon of="circle-alert" className="size-5 flex-none text-chinar" />
      <p className="flex-1 font-medium">{why} Nothing you typed is lost.</p>
      <Button type="button" variant="ghost" size="small" onClick={retryRequests}>
        Try again
      </Button>
    </div>
  );
}
