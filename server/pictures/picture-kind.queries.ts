import { sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";
import { findDeletedPicture, findPicture, lockPictures } from "./pictures.queries.ts";

export const pictureKind = recordKind({
  table: "pictures",
  async lock(transaction, id) {
    const picture = (await findPicture(transaction, id)) ?? (await findDeletedPicture(transaction, id));
    if (picture) await lockPictures(transaction, picture);
  },
  select: (db) => db.selectFrom("pictures").select(["title", "module", "owner_id", "position"]),
  labels: { title: "Title", module: "Of", owner_id: "Number", position: "Position" },
  title: ["title"],
  nameInTrash: sql`case when title = '' then 'Picture ' || cast(id as text) else title end`,
});
