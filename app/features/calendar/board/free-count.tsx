import { longDate } from "#contract/rules/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { goByArrowKey } from "./day-keys.ts";

type FreeCountProps = { name: string; day: string; free: number; href: string | undefined; isFirst: boolean };

/**
 * How many rooms are free on a night, and the way to book or block one. With scripts each room type is one stop of the
 * Tab key, and arrow keys go from night to night.
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
