import { joinWords } from "#contract/rules/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** Warns of failed health checks, by title; nothing when there are none. */
export function HealthNote({ troubles }: { troubles: readonly string[] }) {
  if (troubles.length === 0) return null;
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-saffron-soft px-4 py-3 text-sm">
      <Icon of="triangle-alert" className="mt-0.5 text-saffron-text" />
      <span>
        <strong>Not well: {joinWords(troubles)}.</strong>{" "}
        <TextLink href="/control/settings/health">See what to do</TextLink>
      </span>
    </p>
  );
}
