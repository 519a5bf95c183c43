import { type Column, Table } from "#app/ui/table.tsx";
import { pageWord } from "./page-words.ts";
import type { PageSum } from "./visit-sums.ts";

const columns: Column<PageSum>[] = [
  { key: "page", header: "Page", isRowHeader: true, cell: ({ page }) => pageWord(page) },
  { key: "thisWeek", header: "This week", align: "end", cell: ({ thisWeek }) => thisWeek },
  { key: "lastWeek", header: "Last week", align: "end", cell: ({ lastWeek }) => lastWeek },
  { key: "total", header: "In twelve weeks", align: "end", cell: ({ total }) => total },
];

/** The visited pages, most visited first. */
export function PageTable({ pages }: { pages: readonly PageSum[] }) {
  return <Table caption="Pages" columns={columns} rows={pages} rowKey={({ page }) => page} />;
}
