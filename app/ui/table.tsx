import type { ReactNode } from "react";
import { Cached } from "./fragment.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

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
  /**
   * Short values share a line of the card; a badge stands beside its heading. Without its column's name: what stands
   * below the heading at the start, what at the end, and what the details tell alone.
   */
  inCard?: "half" | "badge" | "start" | "end" | "none";
  /** The word under which the rows can be sorted by this column. */
  sort?: string;
}

/** The current order, and the address that sorts by a column; the current column's reverses the direction. */
export interface TableSort {
  by: string;
  direction: "asc" | "desc";
  href: (by: string) => string;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** All that a row's markup depends on, for rows that are rendered once for it. */
  keyOfCached?: (row: Row) => string;
  /** Has more columns than a tablet has room for. */
  isWide?: boolean;
  /** Headings of columns with a word for it become links that sort. */
  sort?: TableSort | undefined;
}

/** Rows and columns where there is room, else one card a row, where each value carries its column's name. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, keyOfCached, isWide, sort } = props;
  return (
    // A keyboard can only scroll a wide table that can hold the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={isWide ? "data-table data-table-wide" : "data-table"}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            keyOfCached ? (
              <Cached key={rowKey(row)} keyOf={() => keyOfCached(row)}>
                <TableRow columns={columns} row={row} />
              </Cached>
            ) : (
              <TableRow key={rowKey(row)} columns={columns} row={row} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

type HeadingProps<Row> = { column: Column<Row>; sort: TableSort | undefined };

function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  const { header, align, hideHeader, sort: word } = column;
  const className = align === "end" ? "text-end" : undefined;
  if (!sort || word === undefined) {
    return (
      <th scope="col" className={className}>
        {hideHeader ? <span className="sr-only">{header}</span> : header}
      </th>
    );
  }
  const sorted = sort.by === word ? sort.direction : undefined;
  const arrow = sorted === undefined ? "arrow-up-down" : sorted === "asc" ? "arrow-up" : "arrow-down";
  return (
    <th scope="col" className={className} aria-sort={sorted && ariaSort[sorted]}>
      <Link href={sort.href(word)} preventScrollReset className="sort-link" data-sorted={sorted}>
        {header}
        <Icon of={arrow} />
      </Link>
      <span className="sort-name">{header}</span>
    </th>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function TableRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <tr>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
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
