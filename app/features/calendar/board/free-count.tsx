import { longDate } from "#contract/rules/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { goByArrowKey } from "./day-keys.ts";

type FreeCountProps = { name: string; day: string; free: number; href: string | undefined; isFirst: boolean };

/**
 * The number of free rooms on a night, as a link to book or block them. With scripts each room type is a single tab stop,
 * and arrow keys move between nights.
 */
export function FreeCount({ name, day, free, href, isFirst }: FreeCountProps) {
  const isHydrated = useHydrated();
  if (free === 0 || href === undefined) {
    return (
      <span className={`month-count ${free === 0 ? "font-bold text-chinar" : "text-ink3"}`}>
        {free}
        <span className="sr-only"> free</span>
      </span>
    );
  }
  return (
    <Link
      href={href}
      preventScrollReset
      data-night={day}
      onKeyDown={goByArrowKey}
      tabIndex={isHydrated && !isFirst ? -1 : undefined}
      draggable={false}
      aria-label={`${free} free: ${name}, ${longDate(day)}`}
      className="month-count font-semibold text-dal"
    >
      {free}
    </Link>
  );
}
