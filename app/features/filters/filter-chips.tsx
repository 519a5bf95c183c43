import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

export type Chip = { label: string; href: string; count?: number; isSet?: boolean };

/** Links that set a filter, each with the number of records it leaves, or that remove a set one. */
export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ label, href, count, isSet }) => (
        <li key={label}>
          <Link href={href} className="chip" aria-label={isSet ? `Remove filter: ${label}` : undefined}>
            {label}
            {count === undefined ? null : <span className="text-ink3">{count}</span>}
            {isSet ? <Icon of="x" className="size-4" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
