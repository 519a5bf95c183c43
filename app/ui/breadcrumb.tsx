import { Link } from "./link.tsx";
import { Icon } from "./icon.tsx";

export interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  /**
   * A single line: long names are truncated, and on phones the current page, whose title follows anyway, is for screen
   * readers only.
   */
  isShort?: boolean;
}

/** The breadcrumb from Home; the last item is the current page. */
export function Breadcrumb({ crumbs, isShort = false }: BreadcrumbProps) {
  const last = crumbs.length - 1;
  const widthOf = (index: number) => {
    if (!isShort) return "min-w-0";
    return index === last ? "max-w-1/2 flex-none max-sm:sr-only" : index === 0 ? "flex-none" : "min-w-0";
  };
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className={`flex items-center gap-x-2 ${isShort ? "" : "flex-wrap"}`}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={`flex items-center gap-2 ${widthOf(index)}`}>
            {href ? (
              <Link
                href={href}
                className={`-my-px py-2.75 underline-offset-4 hover:underline ${isShort ? "truncate" : ""}`}
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={`-my-px py-2.75 opacity-85 ${isShort ? "truncate" : ""}`}>
                {label}
              </span>
            )}
            {index < last ? (
              <Icon
                of="chevron-right"
                className={`size-4 flex-none opacity-70 rtl:-scale-x-100 ${isShort && index === last - 1 ? "max-sm:hidden" : ""}`}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
