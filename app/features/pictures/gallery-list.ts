import type { Upload, UploadOrder } from "#contract/uploads.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import type { RecordList } from "../lists/record-list.ts";
import { fileColumn } from "#app/features/lists/columns.ts";

const sorts: Sort<UploadOrder | "id">[] = [...byTime, ...alphabetical("title", "Title")];

/** The pictures of the site's gallery. */
export const galleryList: RecordList<Upload> = {
  title: "Image Gallery",
  csv: "gallery.csv",
  calls: ({ uploads }) => uploads,
  query: () => ({ module: "gallery" }),
  sorts,
  columns: [
    fileColumn("Title", (picture) => picture.title),
    fileColumn("Picture", (picture) => picture.path),
    fileColumn("Width", (picture) => picture.width),
    fileColumn("Height", (picture) => picture.height),
  ],
};
