import { shortDate } from "#contract/rules/dates.ts";
import { ShareBar } from "#app/features/reports/share-bar.tsx";
import type { WeekTotal } from "./visit-sums.ts";

/** The visits of each week with a bar, one below the other: on a phone twelve bars side by side have no room for words. */
export function WeekChart({ weeks }: { weeks: readonly WeekTotal[] }) {
  const largest = Math.max(...weeks.map(({ total }) => total));
  return (
    <figure>
      <ol className="grid gap-2 text-sm">
        {weeks.map(({ week, total }) => (
          <li key={week} className="grid grid-cols-[4rem_1fr_3.5rem] items-center gap-3">
            <span className="num whitespace-nowrap">{shortDate(week)}</span>
            <ShareBar value={total} largest={largest} />
            <span className="num text-end font-semibold">{total}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-sm text-ink3">
        Weeks from Monday on; the last one is not over yet.
      </figcaption>
    </figure>
  );
}
