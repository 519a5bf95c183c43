import type { Change } from "#contract/change-log.ts";
import { byTime } from "../lists/list-sorts.ts";
import type { RecordList } from "../lists/record-list.ts";
import { momentInFile } from "#app/features/lists/short-moment.ts";
import { fileColumn } from "#app/features/lists/columns.ts";
import { changedLabels } from "./change-labels.ts";

/** The list of changes. */
export const changeList: RecordList<Change> = {
  title: "Change Log",
  search: "Search names and values",
  csv: "log.csv",
  hasGuestsData: true,
  calls: ({ changeLog }) => changeLog,
  query: (address) => ({
    kind: address.get("kind") ?? "",
    by: address.get("by") ?? "",
    recordId: address.get("record") ?? "",
  }),
  sorts: byTime,
  columns: [
    fileColumn("When", (change) => momentInFile(change.at)),
    fileColumn("Who", (change) => change.by),
    fileColumn("Did", (change) => change.action),
    fileColumn("What", (change) => changedLabels[change.kind]),
    fileColumn("Name", (change) => change.title),
    fileColumn("Before and after", ({ fields }) =>
      fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join("\n"),
    ),
  ],
};
