import type { ReactNode } from "react";
import { filterQuery, isBeyondEnd, listHref } from "./list-filters.ts";
import { ExportLink } from "./export-link.tsx";
import { ListHead } from "./list-head.tsx";
import { ListPages } from "./list-pages.tsx";
import type { ListData } from "./read-list.ts";
import type { RecordList } from "./record-list.ts";
import { SortForm } from "./sort-form.tsx";

type CardListProps<Row> = {
  list: RecordList<Row>;
  data: ListData<Row>;
  /** The button that adds a record. */
  add: ReactNode;
  /** What went wrong, above the list. */
  alert?: ReactNode;
  /** Shown when there are no records. */
  empty: ReactNode;
  children: ReactNode;
};

/** A list of cards with search, sorting, export and pagination. */
export function CardList<Row>({ list, data, add, alert, empty, children }: CardListProps<Row>) {
  const { rows, pageInfo, filters } = data;
  const none = isBeyondEnd(pageInfo) ? null : empty;
  return (
    <>
      <ListHead list={list} filters={filters} action={add} />
      {alert}
      <div className="mb-4 flex items-center justify-end gap-2 max-[18rem]:flex-wrap">
        <SortForm filters={filters} sorts={list.sorts} />
        <ExportLink name={list.csv} filters={filterQuery({ ...filters, page: 1 })} />
      </div>
      {rows.length > 0 ? children : none}
      <ListPages pageInfo={pageInfo} href={(page) => listHref(filters, { page })} className="mt-6" />
    </>
  );
}
