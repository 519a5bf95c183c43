import type { PageInfo } from "#contract/core/envelope.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { isBeyondEnd } from "./list-filters.ts";

type ListPagesProps = {
  pageInfo: PageInfo | undefined;
  href: (page: number) => string;
  className?: string;
};

/** Pagination below a list; for a page beyond the end, a link back. */
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

type NoSuchPageProps = { pageInfo: PageInfo; href: (page: number) => string };

/** Shown in place of the records of a page beyond the end. */
export function NoSuchPage({ pageInfo: { currentPage, totalPages }, href }: NoSuchPageProps) {
  return (
    <EmptyState
      title={`There is no page ${currentPage}`}
      action={
        <LinkButton href={href(totalPages)} variant="outline">
          To the last page
        </LinkButton>
      }
    >
      {totalPages === 1 ? "All there is stands on one page." : `The list ends with page ${totalPages}.`}
    </EmptyState>
  );
}
