import { AppError } from "../errors.ts";
import { type KeptPicture, keepPicture } from "../pictures/keep-picture.ts";
import { PictureRefused } from "../pictures/image/read-picture.ts";
import type { Services } from "../services.ts";
import { isPictureName, pictureKey } from "./kinds/row-pictures.ts";
import { openOneByOne } from "./sheet/open-zip.ts";
import { SheetRefused } from "./sheet/sheet.ts";

const megabyte = 1024 * 1024;
/** Limits of a ZIP of pictures. Each picture is decoded after the other, in the process for pictures. */
const limits = { files: 300, each: 15 * megabyte, together: 100 * megabyte };

const isPicture = (name: string) => isPictureName(name) && !name.startsWith("__MACOSX/");

/** Stores the pictures of a ZIP, by their names without folders. Throws `wrong_type` naming a file that is none. */
export async function keepPictures(services: Services, zip: Uint8Array): Promise<Map<string, KeptPicture>> {
  const pictures = new Map<string, KeptPicture>();
  try {
    for await (const [name, bytes] of openOneByOne(zip, isPicture, limits))
      pictures.set(pictureKey(name), await keepOne(services, name, bytes));
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    throw new AppError("wrong_type", { message: error.message, errors: { pictures: error.message } });
  }
  return pictures;
}

async function keepOne(services: Services, name: string, bytes: Uint8Array): Promise<KeptPicture> {
  try {
    return await keepPicture(services.pictures, "hotel", bytes);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new AppError("wrong_type", { message: `${pictureKey(name)}: ${error.message}` });
  }
}
