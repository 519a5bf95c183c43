import { promisify } from "node:util";
import { type AsyncUnzipOptions, unzip, type UnzipFileInfo, type Unzipped, unzipSync } from "fflate";
import { SheetRefused } from "./sheet.ts";

const megabyte = 1024 * 1024;

type Limits = { files: number; each: number; together: number };

/** Limits of an unpacked workbook: 25,000 rows of our own list are some 35 MB. */
export const workbookLimits: Limits = { files: 1000, each: 64 * megabyte, together: 96 * megabyte };

type IsWanted = (name: string) => boolean;

const unzipInThread = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);

/**
 * Unpacks the files of a ZIP that `isWanted`. No file is unpacked beyond the size that it declares, and the declared
 * sizes are checked first: a ZIP bomb is refused before it is unpacked. Throws SheetRefused.
 */
export function openZip(bytes: Uint8Array, isWanted: IsWanted, limits: Limits): Unzipped {
  return readable(() => unzipSync(bytes, { filter: withinLimits(isWanted, limits) }));
}

/** The same, one file after the other; well compressed files are unpacked in a thread, so that the site goes on. */
export async function* openOneByOne(
  bytes: Uint8Array,
  isWanted: IsWanted,
  limits: Limits,
): AsyncGenerator<[name: string, bytes: Uint8Array]> {
  const isWithin = withinLimits(isWanted, limits);
  const places: boolean[] = [];
  // Lists the files without unpacking any.
  const listFile = (file: UnzipFileInfo) => {
    places.push(isWithin(file));
    return false;
  };
  readable(() => unzipSync(bytes, { filter: listFile }));
  for (const [place, isIt] of places.entries()) {
    if (!isIt) continue;
    let at = -1;
    const filter = () => (at += 1) === place;
    const file = await unzipInThread(bytes, { filter }).catch(() => refuse());
    yield* Object.entries(file);
  }
}

function withinLimits(isWanted: IsWanted, limits: Limits) {
  let files = 0;
  let together = 0;
  return ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    files += 1;
    if (files > limits.files) throw new SheetRefused(`The file holds more than ${limits.files} files`);
    if (!isWanted(name)) return false;
    // A stored file declares its size twice, and one can be false; several entries can share the same bytes.
    const unpacked = Math.max(size, originalSize);
    together += unpacked;
    if (unpacked > limits.each || together > limits.together)
      throw new SheetRefused("Unpacked, this file is too large to be read here");
    return true;
  };
}

function readable<Found>(work: () => Found): Found {
  try {
    return work();
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    return refuse();
  }
}

function refuse(): never {
  throw new SheetRefused("This file is damaged, or no ZIP or Excel file (.xlsx)");
}
