import { Link } from "./link.tsx";
import { Icon } from "./icon.tsx";

export interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string;
}

/** The breadcrumb from Home; the last item is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-2">
            {href ? (
              <Link href={href} className="py-2.5 underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-2.5 opacity-85">
                {label}
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <Icon of="chevron-right" className="size-4 opacity-70 rtl:-scale-x-100" />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
