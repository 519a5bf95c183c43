import type { Bar } from "#contract/calendar.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { isMovable } from "../move/dragged-stay.ts";

type BarLinkProps = { bar: Bar; place: CalendarPlace; today: string };

/** The bar of a stay or a block; a link that opens it. An accepted stay that is not over can be dragged. */
export function BarLink({ bar, place, today }: BarLinkProps) {
  const isBlock = bar.kind === "block";
  const name = isBlock ? `Blocked: ${bar.label}` : bar.label;
  const ofPackage = bar.packageReference ? `, in the price of ${bar.packageReference}` : "";
  const title = `${name}, ${dateRange(bar.from, bar.to)}${bar.status ? `, ${bar.status}` : ""}${ofPackage}`;
  const canMove = isMovable(bar, today);
  return (
    <Link
      href={calendarHref(place, isBlock ? { block: bar.id } : { stay: bar.id })}
      preventScrollReset
      title={title}
      aria-label={title}
      aria-describedby={canMove ? "board-keys" : undefined}
      draggable={false}
      data-kind={isBlock ? "block" : bar.status}
      data-stay={canMove ? bar.id : undefined}
      data-before={bar.startsBefore || undefined}
      data-after={bar.endsAfter || undefined}
      className="month-bar"
    >
      <span dir="auto" className="truncate">
        {name}
      </span>
    </Link>
  );
}
