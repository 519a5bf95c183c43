import type { Executor } from "../db/open.ts";

export function readSections(db: Executor) {
  return db.selectFrom("company_sections").select(["name", "value", "version", "changed_at"]).execute();
}

/** Stores a section that was read in `version` (0: never saved); false when it is in another version now. */
export async function writeSection(
  db: Executor,
  section: { name: string; value: string; changed_at: string },
  version: number,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("company_sections")
      .values({ ...section, version: 1 })
      .onConflict((same) => same.column("name").doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }
  const { numUpdatedRows } = await db
    .updateTable("company_sections")
    .set({ value: section.value, changed_at: section.changed_at, version: version + 1 })
    .where("name", "=", section.name)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSection(db: Executor, name: string): Promise<void> {
  await db.deleteFrom("company_sections").where("name", "=", name).execute();
}
