import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { pageWindow } from "./page-window.ts";

interface PaginationProps {
  currentPage: number;
  totalPages: number;
  /** The address of page `n`, filters included. */
  href: (page: number) => string;
}

const box = "grid size-11 place-items-center rounded-control text-sm font-semibold";

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ currentPage, totalPages, href }: PaginationProps) {
  if (totalPages <= 1) return null;
  // A phone has space for seven targets of 44 px.
  const isForWideScreens = (page: number) =>
    totalPages > 5 && page > 1 && page < totalPages && page !== currentPage;
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
        <li>
          <Step page={currentPage - 1} totalPages={totalPages} href={href} />
        </li>
        {pageWindow(currentPage, totalPages).map((page) => (
          <li key={page} className={isForWideScreens(page) ? "max-sm:hidden" : undefined}>
            {page < 0 ? (
              <span aria-hidden="true" className="grid w-6 place-items-center text-ink3">
                …
              </span>
            ) : (
              <Link
                href={href(page)}
                aria-label={`Page ${page}`}
                aria-current={page === currentPage ? "page" : undefined}
                className={`${box} hover:bg-pashmina2 aria-[current]:bg-dal aria-[current]:text-on-fill`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step page={currentPage + 1} totalPages={totalPages} href={href} isNext />
        </li>
      </ul>
    </nav>
  );
}

type StepProps = Omit<PaginationProps, "currentPage"> & { page: number; isNext?: boolean };

function Step({ page, totalPages, href, isNext = false }: StepProps) {
  const arrow = isNext ? "chevron-right" : "chevron-left";
  const drawing = <Icon of={arrow} className="size-5 rtl:-scale-x-100" />;
  if (page < 1 || page > totalPages) return <span className={`${box} opacity-35`}>{drawing}</span>;
  return (
    <Link
      href={href(page)}
      aria-label={isNext ? "Next page" : "Previous page"}
      rel={isNext ? "next" : "prev"}
      className={`${box} hover:bg-pashmina2`}
    >
      {drawing}
    </Link>
  );
}
