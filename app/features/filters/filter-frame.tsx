import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type FilterFrameProps = {
  path: string;
  /** The fragment that the search navigates to, such as `#results`. */
  lands?: string;
  isNarrowed: boolean;
  isOpen?: boolean;
  children: ReactNode;
};

/** A list's filters as a plain GET form: beside the list; on a phone folded above it unless a field has an error. */
export function FilterFrame({ path, lands = "", isNarrowed, isOpen = false, children }: FilterFrameProps) {
  return (
    <details className="filter-fold" open={isOpen}>
      <summary className="fold-button">
        <Icon of="sliders-horizontal" className="text-dal" />
        <span className="flex-1">
          Filter<span className="max-sm:sr-only"> and sort</span>
        </span>
        <Icon of="chevron-down" className="fold-sign text-ink3" />
      </summary>
      <form
        method="get"
        action={`${path}${lands}`}
        className="compact grid gap-4 pt-4 lg:pt-0"
        aria-label="Filter and sort"
      >
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="small">
            Show results
          </Button>
          <span data-live="clear" className="contents">
            {isNarrowed ? (
              <Link href={path} className="text-link -my-px py-2.75 text-sm">
                Clear all
              </Link>
            ) : null}
          </span>
        </div>
      </form>
    </details>
  );
}
