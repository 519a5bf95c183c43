import type { RequestKind } from "#contract/record-kinds.ts";
import type { ReactNode } from "react";
import type { Client, FormTexts, Reply } from "#contract/client.ts";
import type { Column } from "#app/ui/table.tsx";
import type { Cell } from "./csv.ts";
import type { Sort } from "./list-sorts.ts";

/** A column of a list's table, of its exported file, or of both, in the order of either. */
export type ListColumn<Row, Shown = Row> = Omit<Column<Shown>, "key" | "cell"> & {
  /** What the table shows; without it the column is in the file alone. `href` leads to the row's details. */
  cell?: (row: Shown, href: string) => ReactNode;
  /** What the file has; without it the column is in the table alone. */
  csv?: (row: Row) => Cell;
};

export type ListCalls<Row> = { list: (input: { query: FormTexts }) => Promise<Reply<Row[]>> };

/** A list of records: its page, its filters and its exported file are made from this. */
export type RecordList<Row, Shown = Row, Calls = ListCalls<Row>> = {
  title: string;
  /** The label of the search field; without it the list cannot be searched. */
  search?: string;
  /** Status words to filter by; the first tab shows all. */
  statuses?: readonly string[];
  /** The ways to sort it; empty when it has one order only. */
  sorts: readonly Sort[];
  /** The exported file's name: `/control/export/<csv>`. */
  csv: string;
  /** The file contains personal data: the download requires the password again, and is logged. */
  hasGuestsData?: boolean;
  calls: (api: Client) => Calls;
  /** Further query parameters of the call, mostly from the status in the address. */
  query?: (address: URLSearchParams) => Record<string, unknown>;
  /** For requests of visitors, which can be suspicious, and are new until their details are opened. */
  kind?: RequestKind;
  columns: readonly ListColumn<Row, Shown>[];
};

/** A list that is a table, whose rows open a dialog of details. */
export type TableList<Row, Shown, Calls = DetailsCalls<Row>> = RecordList<Row, Shown, Calls> & {
  /** The part of a record that the table shows: only this is sent to the browser. */
  rowOf: (record: Row) => Shown;
  /** Accessible name of the status tabs, and of the table unless it has a caption. */
  label: string;
  caption?: string;
  statuses: readonly string[];
  /** Text of the empty list, from the specification. */
  empty: string;
  /** What to do first, when there are no records at all. */
  hint?: string;
  /** Has too many columns for a tablet. */
  isWide?: boolean;
};

export type DetailsCalls<Row> = ListCalls<Row> & {
  byId: (input: { query: { id: number } }) => Promise<Reply<Row>>;
};

/** The query of lists whose call takes the status of the address as it is. */
export function byStatus(address: URLSearchParams): Record<string, unknown> {
  return { status: address.get("status") ?? "" };
}

/**
 * The rows of a table as one JSON text for the browser: React Router would serialise each of a thousand values separately,
 * at several times the cost. The text also serves as cache key.
 */
export function rowsAsText(rows: readonly unknown[]): string {
  return JSON.stringify(rows);
}
