import { shortDate } from "#contract/rules/dates.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import type { Event } from "./read-timeline.ts";

/** The events of a request, latest first. */
export function Timeline({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-text text-sm font-semibold">Timeline</h3>
      <ol className="timeline">
        {events.map(({ at, what, about }) => (
          <li key={`${at} ${what} ${about}`} className="flex items-baseline gap-3 pb-2.5 text-sm">
            <span aria-hidden="true" className="timeline-dot" />
            <span className="min-w-0 flex-1 break-words">
              <b className="font-semibold">{what}</b> <span className="text-ink2">{about}</span>
            </span>
            <time dateTime={at} className="flex-none text-xs text-ink3">
              {at.length === 10 ? shortDate(at) : shortMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
