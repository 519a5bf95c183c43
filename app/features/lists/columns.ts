import type { Cell } from "./csv.ts";
import type { ListColumn } from "./record-list.ts";

/** A column of the exported file only. */
export type FileColumn<Row> = { header: string; csv: (row: Row) => Cell };

export function fileColumn<Row>(header: string, csv: (row: Row) => Cell): FileColumn<Row> {
  return { header, csv };
}

/** A text column of both table and file. */
export function textColumn<Row>(header: string, value: (row: Row) => string): ListColumn<Row> {
  return { header, cell: value, csv: value };
}
