import type { ComponentProps } from "react";
import { Table } from "#app/ui/table.tsx";

/** A report's table in a panel. */
export function ReportTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <Table {...props} />
    </div>
  );
}
