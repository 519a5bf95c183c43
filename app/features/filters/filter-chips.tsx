import type { IconName } from "#app/ui/icon-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

export type Chip = { label: string; href: string; icon?: IconName; count?: number; isSet?: boolean };

type FilterChipsProps = { label: string; chips: readonly Chip[]; className?: string };

/** Links that set a filter, with the number of matching records if known, or remove one. */
export function FilterChips({ label, chips, className = "" }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={`chip-row ${className}`}>
      {chips.map(({ label, href, icon, count, isSet }) => (
        <li key={label}>
          <Link href={href} className="chip" aria-label={isSet ? `Remove filter: ${label}` : undefined}>
            {icon ? <Icon of={icon} className="text-dal" /> : null}
            {label}
            {count === undefined ? null : <span className="text-ink3">{count}</span>}
            {isSet ? <Icon of="x" className="size-4" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
