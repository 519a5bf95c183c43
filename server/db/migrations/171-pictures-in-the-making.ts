import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { countUpdates } from "./parts/077-content-version.ts";

const isKept = (column: string) => `new.${column} is not distinct from old.${column}`;
const noVisitorSees = ["attempts", "held_until"];
const progress = ["state", "percent", "widths"];

/**
 * A process that takes a picture in hand, or counts a try, changes nothing that visitors see: cached pages stay. Such a
 * write has one of those columns, and no progress.
 */
export async function countVisiblePictures(db: MigrationTransaction, engine: Engine): Promise<void> {
  const onTable = engine === "sqlite" ? "" : " on pictures";
  await sql.raw(`drop trigger pictures_content_update${onTable}`).execute(db);
  const isSeen = `not (${progress.map(isKept).join(" and ")}) or (${noVisitorSees.map(isKept).join(" and ")})`;
  await countUpdates(db, engine, { table: "pictures", isSeen });
}
