import type { TrashEntry } from "#contract/trash.ts";
import type { RecordList } from "../lists/record-list.ts";
import { momentInFile } from "#app/features/lists/short-moment.ts";
import { fileColumn } from "#app/features/lists/columns.ts";
import { recordLabels } from "#contract/record-kinds.ts";

/** Deleted records, the latest first. */
export const trashList: RecordList<TrashEntry> = {
  title: "Bin",
  search: "Search what was deleted",
  csv: "bin.csv",
  hasGuestsData: true,
  calls: ({ trash }) => trash,
  sorts: [],
  columns: [
    fileColumn("Name", (entry) => entry.name),
    fileColumn("What", (entry) => recordLabels[entry.kind]),
    fileColumn("Deleted", (entry) => momentInFile(entry.deletedAt)),
  ],
};
