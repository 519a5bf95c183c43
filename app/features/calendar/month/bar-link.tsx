import type { Bar } from "#contract/calendar.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";

/** A stay or a block across its nights; opens it. */
export function BarLink({ bar, place }: { bar: Bar; place: CalendarPlace }) {
  const isBlock = bar.kind === "block";
  const name = isBlock ? `Blocked: ${bar.label}` : bar.label;
  const title = `${name}, ${dateRange(bar.from, bar.to)}${bar.status ? `, ${bar.status}` : ""}`;
  return (
    <Link
      href={calendarHref(place, isBlock ? { block: bar.id } : { stay: bar.id })}
      preventScrollReset
      title={title}
      aria-label={title}
      data-kind={isBlock ? "block" : bar.status}
      data-before={bar.startsBefore || undefined}
      data-after={bar.endsAfter || undefined}
      className="month-bar"
    >
      <span className="truncate">{name}</span>
    </Link>
  );
}
