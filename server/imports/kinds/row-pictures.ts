import { basename } from "node:path/posix";
import type { PictureModule } from "#contract/uploads.ts";
import { fieldError } from "../../errors.ts";
import type { KeptPicture } from "../../pictures/keep-picture.ts";
import { insertPicture } from "../../pictures/pictures.queries.ts";
import { lockFiles } from "../../pictures/removal/removal.queries.ts";
import { answerSoon } from "../../pictures/store/answer-soon.ts";
import { listOf, type ImportedRecord, type RowTexts, type ImportContext } from "../import-row.ts";

/** The key by which a picture is found by its name, in any folder. */
export function pictureKey(name: string): string {
  return basename(name.trim().replaceAll("\\", "/")).toLowerCase();
}

/** Files of a ZIP that are read as pictures. */
export const isPictureName = (name: string) => /\.(jpe?g|png|webp|avif|gif)$/i.test(name);

const noPicture = (name: string) =>
  isPictureName(name) || !/\.\w{2,5}$/.test(name)
    ? `There is no picture named “${name}” in the ZIP`
    : `“${name}” is no JPEG, PNG, WebP, AVIF or GIF: save it as JPEG, put that into the ZIP, and name it here`;

/** The pictures that a row names. Throws `invalid(picture)` for one that was not uploaded with the file. */
export function picturesNamed({ pictures }: ImportContext, texts: RowTexts): KeptPicture[] {
  return listOf(texts["picture"]).map((name) => {
    const picture = pictures.get(pictureKey(name));
    if (!picture) throw fieldError("picture", noPicture(name));
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
  const { clock, pictures: pictureFiles } = services;
  const made: ImportedRecord[] = [];
  for (const picture of pictures) {
    await lockFiles(transaction, picture.hash);
    if (!(await answerSoon(pictureFiles.store.find(picture.path, true))))
      throw fieldError("picture", "The pictures are no longer kept. Choose the file and the ZIP again");
    const values = { ...picture, module, owner_id: id, title: name };
    const added = await insertPicture(transaction, values, clock.now().toISOString());
    made.push({ kind: "uploads", id: added.id });
  }
  return made;
}
