import { type Start, stepsOf } from "#contract/start.ts";
import { TextLink } from "#app/ui/link.tsx";

/** A link to the setup guide, for an owner who has not finished it. */
export function StartNote({ start }: { start: Start | null }) {
  if (!start?.isNeeded) return null;
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
