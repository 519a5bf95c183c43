import { unzipSync } from "fflate";
import { SheetRefused } from "./sheet.ts";

const megabyte = 1024 * 1024;

type Limits = { files: number; each: number; together: number };

/** Of a workbook, unpacked: 5,000 rows are some 10 MB. */
export const workbookLimits: Limits = { files: 1000, each: 64 * megabyte, together: 96 * megabyte };

/**
 * Unpacks the files of a ZIP that `isWanted`. What a file says to be its size is what is unpacked of it at most, so that
 * a bomb is refused before it is lit. Throws SheetRefused.
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean, limits: Limits) {
  let files = 0;
  let together = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    files += 1;
    if (files > limits.files) throw new SheetRefused(`The file holds more than ${limits.files} files`);
    if (!isWanted(name)) return false;
    together += originalSize;
    if (originalSize > limits.each || together > limits.together)
      throw new SheetRefused("Unpacked, this file is too large to be read here");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    throw new SheetRefused("This file is damaged, or no ZIP or Excel file (.xlsx)");
  }
}
