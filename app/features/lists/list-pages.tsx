import type { PageInfo } from "#contract/core/envelope.ts";
import { Pagination } from "#app/ui/page-links.tsx";
import { isBeyondEnd } from "./list-filters.ts";
import { NoSuchPage } from "./no-such-page.tsx";

type ListPagesProps = {
  pageInfo: PageInfo | undefined;
  href: (page: number) => string;
  className?: string;
};

/** The pages of a list, below it; where it ends before the one that is open, in its place the way back. */
export function ListPages({ pageInfo, href, className = "mt-5" }: ListPagesProps) {
  if (pageInfo && isBeyondEnd(pageInfo)) return <NoSuchPage pageInfo={pageInfo} href={href} />;
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
