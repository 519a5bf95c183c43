import { LinkButton } from "./button.tsx";

type MorePagesProps = {
  /** What the pages list, in lower case. */
  of: string;
  page: number;
  isMore: boolean;
  href: (page: number) => string;
  /** Keeps the scroll position, for a list within a page. */
  preventScrollReset?: boolean;
};

/** Links to the next and previous page of a list without a total; nothing when it has one page. */
export function MorePages({ of, page, isMore, href, preventScrollReset }: MorePagesProps) {
  if (page === 1 && !isMore) return null;
  const link = (to: number, words: string) => (
    <LinkButton href={href(to)} preventScrollReset={preventScrollReset} variant="outline" size="small">
      {words}
    </LinkButton>
  );
  return (
    <nav aria-label={`More ${of}`} className="flex flex-wrap items-center gap-2">
      {page > 1 ? link(page - 1, `Previous ${of}`) : null}
      {isMore ? link(page + 1, `More ${of}`) : null}
      <span className="text-sm text-ink2">{`Page ${page}`}</span>
    </nav>
  );
}
