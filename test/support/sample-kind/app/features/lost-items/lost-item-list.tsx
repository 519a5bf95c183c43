import { requestStatuses } from "#contract/rules/status.ts";
import type { RequestSummary } from "#app/features/answers/request-summary.ts";
import { textColumn } from "#app/features/lists/columns.ts";
import { alphabetical, byTime } from "#app/features/lists/list-sorts.ts";
import { byStatus } from "#app/features/lists/record-list.ts";
import { RequestDetails } from "#app/features/records/request-details.tsx";
import type { DetailsProps, RequestList } from "#app/features/records/request-list.ts";
import {
  nameColumn,
  referenceColumn,
  sentInFile,
  statusColumn,
} from "#app/features/records/standard-columns.tsx";
import type { LostItem } from "../../../contract/lost-items.ts";

type LostItemRow = ReturnType<typeof rowOf>;

export const lostItemList: RequestList<LostItem, LostItemRow> = {
  kind: "lostItems",
  title: "Lost Items",
  label: "Lost items",
  search: "Search guest or item",
  empty: "Nothing was lost.",
  csv: "lost-items.csv",
  hasGuestsData: true,
  calls: ({ lostItems }) => lostItems,
  query: byStatus,
  statuses: requestStatuses,
  sorts: [...byTime, ...alphabetical("name", "Name")],
  waits: { under: ["Pending"], tell },
  rowOf,
  columns: [
    referenceColumn,
    nameColumn((found: LostItemRow) => found.customerName),
    textColumn("Item", (found: LostItemRow) => found.item),
    statusColumn,
    sentInFile,
  ],
  Details: LostItemDetails,
};

function rowOf({ id, reference, customerName, item, isNew, status }: LostItem) {
  return { id, reference, customerName, item, isNew, status };
}

function tell({ customerName: name, item: what, status }: LostItem): RequestSummary {
  return { name, what, status };
}

function LostItemDetails(props: DetailsProps<LostItem>) {
  return (
    <RequestDetails
      {...props}
      kind="lostItems"
      title="Lost Item Details"
      above={props.record.reference}
      versionFields={[{ keys: ["status"], label: "Status" }]}
      deleteLabel="Delete Lost Item"
    >
      <p>{props.record.item}</p>
    </RequestDetails>
  );
}
