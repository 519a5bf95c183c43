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
  /** The file holds what guests have told us: it wants the password once more, and is noted. */
  hasGuestsData?: boolean;
  calls: (api: Client) => Calls;
  /** What the call is asked for besides search, order and page; mostly by the status word of the address. */
  query?: (address: URLSearchParams) => Record<string, unknown>;
  /** What visitors send: it can be suspicious, and is no longer new once its details were open. */
  kind?: RequestKind;
  columns: readonly ListColumn<Row, Shown>[];
};

/** A list that is a table, whose rows open a dialog of details. */
export type TableList<Row, Shown, Calls = DetailsCalls<Row>> = RecordList<Row, Shown, Calls> & {
  /** What the table shows of a record: it goes to the browser without the rest. */
  rowOf: (record: Row) => Shown;
  /** Names the tabs of statuses, and the table unless it has a caption. */
  label: string;
  caption?: string;
  statuses: readonly string[];
  /** Said when there is nothing, as the specification has it. */
  empty: string;
  /** What to do first, where the whole list is empty. */
  hint?: string;
  /** Has more columns than a tablet has room for. */
  isWide?: boolean;
};

export type DetailsCalls<Row> = ListCalls<Row> & {
  byId: (input: { query: { id: number } }) => Promise<Reply<Row>>;
};

/** The filter of lists whose call knows the status words of the address. */
export function byStatus(address: URLSearchParams): Record<string, unknown> {
  return { status: address.get("status") ?? "" };
}

/**
 * The rows of a table as one text, as they go to the browser: React Router gives each of a thousand values a place of its
 * own, at several times the cost. A table whose text is the same is the same.
 */
export function rowsAsText(rows: readonly unknown[]): string {
  return JSON.stringify(rows);
}
