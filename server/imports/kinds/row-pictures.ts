import { basename } from "node:path/posix";
import type { PictureModule } from "#contract/uploads.ts";
import { fieldError } from "../../errors.ts";
import type { KeptPicture } from "../../pictures/keep-picture.ts";
import { insertPicture } from "../../pictures/pictures.queries.ts";
import { lockFiles } from "../../pictures/removal/removal.queries.ts";
import { listOf, type ImportedRecord, type RowTexts, type ImportContext } from "../import-row.ts";

/** The key by which a picture is found by its name, in any folder. */
export function pictureKey(name: string): string {
  return basename(name.trim().replaceAll("\\", "/")).toLowerCase();
}

/** The pictures that a row names. Throws `invalid(picture)` for one that was not uploaded with the file. */
export function picturesNamed({ pictures }: ImportContext, texts: RowTexts): KeptPicture[] {
  return listOf(texts["picture"]).map((name) => {
    const picture = pictures.get(pictureKey(name));
    if (!picture) throw fieldError("picture", `There is no picture named “${name}” in the ZIP`);
    return picture;
  });
}

type Owner = { module: PictureModule; id: number; name: string };

/** Adds stored pictures to a new record. Throws when their files were swept meanwhile. */
export async function addPictures(
  { services, transaction }: ImportContext,
  { module, id, name }: Owner,
  pictures: readonly KeptPicture[],
): Promise<ImportedRecord[]> {
  const { db, clock, pictures: pictureFiles } = services;
  const made: ImportedRecord[] = [];
  for (const picture of pictures) {
    await lockFiles(db.engine, transaction, picture.hash);
    if (!(await pictureFiles.store.find(picture.path, true)))
      throw fieldError("picture", "The pictures are no longer kept. Choose the file and the ZIP again");
    const values = { ...picture, module, owner_id: id, title: name };
    const added = await insertPicture(db.engine, transaction, values, clock.now().toISOString());
    made.push({ kind: "uploads", id: added.id });
  }
  return made;
}
