import { LinkButton } from "./button.tsx";

type MorePagesProps = {
  /** What is on the pages, in small letters. */
  of: string;
  page: number;
  isMore: boolean;
  href: (page: number) => string;
  /** Keeps the place on the page, for a list that is a part of it. */
  preventScrollReset?: boolean;
};

/** The way to the next and the last page of what is not counted; nothing where all is in sight. */
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
