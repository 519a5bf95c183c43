import type { PageInfo } from "#contract/core/envelope.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type NoSuchPageProps = { pageInfo: PageInfo; href: (page: number) => string };

/** In place of a page's records where the list ends before it. */
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
