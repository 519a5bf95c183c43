import type { HealthCheck, HealthState } from "#contract/health.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const words: Record<HealthState, string> = { good: "Good", look: "Look at this", bad: "Bad" };
const tones: Record<HealthState, BadgeTone> = { good: "confirmed", look: "awaiting", bad: "cancelled" };

type HealthListProps = { checks: readonly HealthCheck[]; headingLevel?: 2 | 3 };

/** Each part of the site: how it stands, and what to do. */
export function HealthList({ checks, headingLevel = 2 }: HealthListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="max-w-3xl divide-y divide-line rounded-panel border border-line bg-surface">
      {checks.map(({ name, title, state, says, advice }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 p-4 sm:px-6">
          <Heading className="font-text text-base font-semibold">{title}</Heading>
          <p>
            <Badge tone={tones[state]}>{words[state]}</Badge>
          </p>
          <p className="col-span-2 max-w-[62ch] text-sm break-words">{says}</p>
          {advice ? <p className="col-span-2 max-w-[62ch] text-sm text-ink2">{advice}</p> : null}
        </li>
      ))}
    </ul>
  );
}
