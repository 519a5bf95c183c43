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
  /** Short values share a line of the card; a badge stands beside its heading. */
  inCard?: "half" | "badge";
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Has more columns than a tablet has room for. */
  isWide?: boolean;
}

/** Rows and columns where there is room, else one card a row, where each value carries its column's name. */
export function Table<Row>({ caption, columns, rows, rowKey, isWide }: TableProps<Row>) {
  return (
    // A keyboard can only scroll a wide table that can hold the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={isWide ? "data-table data-table-wide" : "data-table"}>
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
  const { header, cell, align, hideHeader, isRowHeader, inCard } = column;
  const className = [align === "end" && "text-end", inCard && `card-${inCard}`].filter(Boolean).join(" ");
  if (isRowHeader) return <th scope="row">{cell(row)}</th>;
  return (
    <td data-label={hideHeader ? undefined : header} className={className || undefined}>
      {cell(row)}
    </td>
  );
}
