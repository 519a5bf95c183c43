import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/**
 * No two pictures of one owner stand at the same place. Where two processes have put them there, they are numbered
 * anew in the order in which they were shown.
 */
export async function addPicturePlaces(db: MigrationTransaction): Promise<void> {
  await sql`
    update pictures set position = ranked.place
    from (
      select id, row_number() over (partition by module, owner_id order by position, id) as place
      from pictures
      where deleted_at is null
        and (module, owner_id) in (
          select module, owner_id from pictures where deleted_at is null
          group by module, owner_id, position having count(*) > 1
        )
    ) as ranked
    where ranked.id = pictures.id`.execute(db);
  await sql`
    create unique index pictures_place on pictures (module, owner_id, position) where deleted_at is null`.execute(
    db,
  );
}
