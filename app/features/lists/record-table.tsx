import { useLocation } from "react-router";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";
import type { TableList } from "./record-list.ts";

type RecordTableProps<Shown> = {
  list: Pick<TableList<never, Shown>, "caption" | "label" | "columns" | "isWide" | "csv">;
  rows: readonly Shown[];
  /** The address of a row's details. */
  viewHref: (row: Shown) => string;
  sort?: TableSort;
};

/** The rows of a list; each opens its details. */
export function RecordTable<Shown extends { id: number }>(props: RecordTableProps<Shown>) {
  const { list, rows, viewHref, sort } = props;
  const { pathname } = useLocation();
  const columns = list.columns.flatMap(({ cell, ...column }): Column<Shown>[] =>
    cell ? [{ ...column, key: column.header, cell: (row) => cell(row, viewHref(row)) }] : [],
  );
  return (
    <Table
      sort={sort}
      caption={list.caption ?? list.label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      keyOfKept={(row) => `${list.csv} ${pathname}${viewHref(row)} ${JSON.stringify(row)}`}
      isWide={list.isWide}
    />
  );
}
