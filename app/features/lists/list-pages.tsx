import type { PageInfo } from "#contract/core/envelope.ts";
import { Pagination } from "#app/ui/page-links.tsx";

type ListPagesProps = {
  pageInfo: PageInfo | undefined;
  href: (page: number) => string;
  className?: string;
};

/** The pages of a list, below it. */
export function ListPages({ pageInfo, href, className = "mt-5" }: ListPagesProps) {
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
