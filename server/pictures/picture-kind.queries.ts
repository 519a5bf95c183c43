import { sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";

export const pictureKind = recordKind({
  table: "pictures",
  select: (db) => db.selectFrom("pictures").select(["title", "module", "owner_id", "position"]),
  labels: { title: "Title", module: "Of", owner_id: "Number", position: "Position" },
  title: ["title"],
  nameInTrash: sql`case when title = '' then 'Picture ' || cast(id as text) else title end`,
});
