import { type Column, Table, type TableSort } from "#app/ui/table.tsx";
import type { TableList } from "./record-list.ts";

type RecordTableProps<Row> = {
  list: TableList<Row>;
  rows: readonly Row[];
  /** The address of a row's details. */
  viewHref: (row: Row) => string;
  sort?: TableSort;
};

/** The rows of a list; each opens its details. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { list, rows, viewHref, sort } = props;
  const columns = list.columns.flatMap(({ cell, ...column }): Column<Row>[] =>
    cell ? [{ ...column, key: column.header, cell: (row) => cell(row, viewHref(row)) }] : [],
  );
  return (
    <Table
      sort={sort}
      caption={list.caption ?? list.label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isWide={list.isWide}
    />
  );
}
