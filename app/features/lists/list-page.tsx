import type { ReactNode } from "react";
import { tableSort, viewHref } from "./list-filters.ts";
import { ListHead } from "./list-head.tsx";
import { ListPanel } from "./list-panel.tsx";
import type { TableData } from "./read-list.ts";
import type { TableList } from "./record-list.ts";
import { useFocusBack } from "../navigation/use-focus-back.ts";
import { RecordTable } from "./record-table.tsx";

type ListPageProps<Row, Shown> = {
  list: TableList<Row, Shown>;
  data: TableData<Row, Shown>;
  /** Between the head and the table. */
  note?: ReactNode;
  /** The dialog of the record whose details are open. */
  children: ReactNode;
};

/** A list as a table, with the dialog of the opened record. */
export function ListPage<Row extends { id: number }, Shown extends { id: number }>(
  props: ListPageProps<Row, Shown>,
) {
  const { list, data, note, children } = props;
  const { rows, filters, viewed } = data;
  useFocusBack(viewed?.id ?? null);
  return (
    <>
      <ListHead list={list} filters={filters} />
      {note}
      <ListPanel list={list} data={data}>
        <RecordTable
          list={list}
          rows={rows}
          sort={tableSort(filters, list.sorts)}
          viewHref={(id) => viewHref(filters, id)}
        />
      </ListPanel>
      {children}
    </>
  );
}
