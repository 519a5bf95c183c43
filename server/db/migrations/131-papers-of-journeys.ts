import type { MigrationTransaction } from "../engine.ts";

/** Papers of packages and cabs, whose `booking_id` is 0: that column may not be empty. */
export async function addPapersOfJourneys(db: MigrationTransaction): Promise<void> {
  for (const column of ["package_booking_id", "cab_booking_id"]) {
    await db.schema.alterTable("papers").addColumn(column, "integer").execute();
    await db.schema
      .createIndex(`papers_by_${column.replace("_booking_id", "")}`)
      .on("papers")
      .columns([column, "id"])
      .execute();
  }
}
