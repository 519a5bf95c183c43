import type { ReactNode } from "react";
import type { PageInfo } from "#contract/core/envelope.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { filterQuery, isBeyondEnd, listHref } from "./list-filters.ts";
import { ExportLink } from "./export-link.tsx";
import { NoSuchPage } from "./list-pages.tsx";
import type { TableData } from "./read-list.ts";
import type { TableList } from "./record-list.ts";
import { suspiciousWord } from "./suspicious.ts";
import { SortForm } from "./sort-form.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

type ListPanelProps<Row, Shown> = {
  list: TableList<Row, Shown>;
  data: TableData<Row, Shown>;
  children: ReactNode;
};

/** The frame of a table: filters above, pages below, all of them links. */
export function ListPanel<Row, Shown>({ list, data, children }: ListPanelProps<Row, Shown>) {
  const { label, statuses, sorts, empty, hint, csv } = list;
  const { filters, suspicious, pageInfo } = data;
  const total = pageInfo?.totalRecords ?? 0;
  const isBeyond = isBeyondEnd(pageInfo);
  const pageHref = (page: number) => listHref(filters, { page });
  const isFiltered = filters.search !== "" || filters.status !== "";
  const tabs = ["", ...statuses].map((status) => ({
    href: listHref(filters, { status, page: 1 }),
    label: status || "All",
    count: status === filters.status ? countOf(pageInfo) : undefined,
    isCurrent: status === filters.status,
  }));
  const isApart = filters.status === suspiciousWord;
  if (suspicious > 0 || isApart) {
    const href = listHref(filters, { status: suspiciousWord, search: "", page: 1 });
    tabs.push({ href, label: suspiciousWord, count: suspicious, isCurrent: isApart });
  }
  return (
    <section className="overflow-hidden rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2.5">
        <Tabs label={`${label}, by status`} tabs={tabs} />
        <div className="flex items-center gap-2 max-sm:w-full max-[18rem]:flex-wrap sm:flex-wrap">
          <SortForm filters={filters} sorts={sorts} />
          <ExportLink name={csv} filters={filterQuery({ ...filters, page: 1 })} />
        </div>
      </div>
      {isBeyond && pageInfo ? (
        <div className="p-4">
          <NoSuchPage pageInfo={pageInfo} href={pageHref} />
        </div>
      ) : total > 0 ? (
        children
      ) : (
        <div className="p-4">
          <EmptyState
            title={empty}
            action={
              isFiltered ? (
                <span className="flex flex-wrap justify-center gap-3">
                  {filters.search ? (
                    <LinkButton href={`${controlPages.find}?words=${encodeURIComponent(filters.search)}`}>
                      Look in all lists
                    </LinkButton>
                  ) : null}
                  <LinkButton href={listHref(filters, { search: "", status: "", page: 1 })} variant="outline">
                    Show all
                  </LinkButton>
                </span>
              ) : undefined
            }
          >
            {isFiltered ? "Nothing matches this search and status." : hint}
          </EmptyState>
        </div>
      )}
      {total > 0 && pageInfo && !isBeyond ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-ink3">
          <p>{shown(pageInfo)}</p>
          <Pagination currentPage={pageInfo.currentPage} totalPages={pageInfo.totalPages} href={pageHref} />
        </div>
      ) : null}
    </section>
  );
}

function shown(pageInfo: PageInfo): string {
  const { currentPage, pageSize, totalRecords, isMore, ofNewest } = pageInfo;
  const first = (currentPage - 1) * pageSize + 1;
  const isWhole = isMore && ofNewest === undefined;
  const last = isWhole ? currentPage * pageSize : Math.min(totalRecords, currentPage * pageSize);
  const total = isMore ? `more than ${totalRecords.toLocaleString("en-IN")}` : totalRecords;
  const note = ofNewest ? `. Only the newest ${ofNewest} are sorted: another word finds fewer.` : "";
  return `Showing ${first} to ${last} of ${total}${note}`;
}

/** The number of records, or "100+" where not all were counted. */
function countOf(pageInfo: PageInfo | undefined): number | string {
  const total = pageInfo?.totalRecords ?? 0;
  return pageInfo?.isMore ? `${total}+` : total;
}
