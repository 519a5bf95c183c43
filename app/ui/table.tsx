import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Money and counts stand at the end of their column. */
  align?: "start" | "end";
  /** The header is for screen readers only, as over a column of buttons. */
  hideHeader?: boolean;
  /** Names the row, and is the heading of its card on a phone. */
  isRowHeader?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** For many columns: less room around each. */
  isDense?: boolean;
}

/** Rows and columns on a desk, one card a row on a phone, where each value carries its column's name. */
export function Table<Row>({ caption, columns, rows, rowKey, isDense = false }: TableProps<Row>) {
  return (
    // A keyboard can only scroll a wide table that can hold the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={isDense ? "data-table data-table-dense" : "data-table"}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, hideHeader }) => (
              <th key={key} scope="col" className={align === "end" ? "text-end" : undefined}>
                {hideHeader ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, align, hideHeader, isRowHeader } = column;
  const className = align === "end" ? "text-end" : undefined;
  if (isRowHeader) return <th scope="row">{cell(row)}</th>;
  return (
    <td data-label={hideHeader ? undefined : header} className={className}>
      {cell(row)}
    </td>
  );
}
