import { useLocation } from "react-router";
import { Cached } from "#app/ui/fragment.tsx";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";
import type { TableList } from "./record-list.ts";

type RecordTableProps<Shown> = {
  list: Pick<TableList<never, Shown>, "caption" | "label" | "columns" | "isWide" | "csv">;
  /** As `rowsAsText` writes them. */
  rows: string;
  /** The address of the details of a record. */
  viewHref: (id: number) => string;
  sort?: TableSort;
};

/** The rows of a list; each opens its details. */
export function RecordTable<Shown extends { id: number }>(props: RecordTableProps<Shown>) {
  const { list, rows, viewHref, sort } = props;
  const { pathname } = useLocation();
  // All addresses of the table come from the filters, as that of a row does.
  const key = `${list.csv} ${pathname}${viewHref(0)}`;
  return (
    <Cached keyOf={() => `table ${key} ${sort?.by} ${sort?.direction} ${rows}`}>
      <Rows {...props} keyOfCached={(row) => `${key} ${JSON.stringify(row)}`} />
    </Cached>
  );
}

type RowsProps<Shown> = RecordTableProps<Shown> & { keyOfCached: (row: Shown) => string };

function Rows<Shown extends { id: number }>({ list, rows, viewHref, sort, keyOfCached }: RowsProps<Shown>) {
  const shown: Shown[] = JSON.parse(rows);
  const columns = list.columns.flatMap(({ cell, ...column }): Column<Shown>[] =>
    cell ? [{ ...column, key: column.header, cell: (row) => cell(row, viewHref(row.id)) }] : [],
  );
  return (
    <Table
      sort={sort}
      caption={list.caption ?? list.label}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      keyOfCached={keyOfCached}
      isWide={list.isWide}
    />
  );
}
