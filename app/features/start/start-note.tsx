import { type Start, stepsOf } from "#contract/start.ts";
import { TextLink } from "#app/ui/link.tsx";

/** A link to the setup guide, for an owner who has not finished it; then to the terms, while there are none. */
export function StartNote({ start }: { start: Start | null }) {
  if (!start || start.isDismissed) return null;
  if (!start.isNeeded) return start.hasTerms ? null : <NoTermsYet />;
  const steps = stepsOf(start);
  const count = steps.filter((step) => start.done[step]).length;
  const about = start.done.company
    ? `${count} of ${steps.length} steps of your first hour are done.`
    : "Guests do not see your own name and number yet.";
  return (
    <p className="mb-4 print:hidden text-sm text-ink2">
      {about} <TextLink href="/control/start">{count === 0 ? "Begin" : "Go on"} with your site</TextLink>
    </p>
  );
}

function NoTermsYet() {
  return (
    <p className="mb-4 print:hidden text-sm text-ink2">
      Guests are told to ask what cancelling costs, and no advance is asked for.{" "}
      <TextLink href="/control/settings/policy">Read and save your terms</TextLink>
    </p>
  );
}
