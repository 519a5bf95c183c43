import type { PageInfo } from "#contract/core/envelope.ts";
import { Pagination } from "#app/ui/page-links.tsx";
import { isBeyondEnd } from "./beyond-end.ts";

type ListPagesProps = {
  pageInfo: PageInfo | undefined;
  href: (page: number) => string;
  className?: string;
};

/** The pages of a list, below it. */
export function ListPages({ pageInfo, href, className = "mt-5" }: ListPagesProps) {
  // NoSuchPage has the way back; of these links none would be the page that is open.
  if (isBeyondEnd(pageInfo)) return null;
  return (
    <div className={className}>
      <Pagination
        currentPage={pageInfo?.currentPage ?? 1}
        totalPages={pageInfo?.totalPages ?? 1}
        href={href}
      />
    </div>
  );
}
