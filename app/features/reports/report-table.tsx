import type { ComponentProps } from "react";
import { Table } from "#app/ui/table.tsx";

type ReportTableProps<Row> = ComponentProps<typeof Table<Row>> & {
  /** Said instead of a table without rows. */
  empty?: string;
};

/** A report's table in a panel. */
export function ReportTable<Row>({ empty, ...table }: ReportTableProps<Row>) {
  if (empty && table.rows.length === 0) return <p className="text-sm text-ink2">{empty}</p>;
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <Table {...table} />
    </div>
  );
}
