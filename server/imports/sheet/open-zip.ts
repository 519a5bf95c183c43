import { promisify } from "node:util";
import { type AsyncUnzipOptions, unzip, type UnzipFileInfo, type Unzipped, unzipSync } from "fflate";
import { SheetRefused } from "./sheet.ts";

const megabyte = 1024 * 1024;

type Limits = { files: number; each: number; together: number };

/** Of a workbook, unpacked: 5,000 rows are some 10 MB. */
export const workbookLimits: Limits = { files: 1000, each: 64 * megabyte, together: 96 * megabyte };

type IsWanted = (name: string) => boolean;

const unzipAside = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);

/**
 * Unpacks the files of a ZIP that `isWanted`. What a file says to be its size is what is unpacked of it at most, so that
 * a bomb is refused before it is lit. Throws SheetRefused.
 */
export function openZip(bytes: Uint8Array, isWanted: IsWanted, limits: Limits): Unzipped {
  return readable(() => unzipSync(bytes, { filter: withinLimits(isWanted, limits) }));
}

/** The same one after the other, by name; those that were packed small in a thread, so that the site goes on meanwhile. */
export async function* openOneByOne(
  bytes: Uint8Array,
  isWanted: IsWanted,
  limits: Limits,
): AsyncGenerator<[name: string, bytes: Uint8Array]> {
  const isWithin = withinLimits(isWanted, limits);
  const places: boolean[] = [];
  // Looks at what there is, and unpacks nothing.
  const look = (file: UnzipFileInfo) => {
    places.push(isWithin(file));
    return false;
  };
  readable(() => unzipSync(bytes, { filter: look }));
  for (const [place, isIt] of places.entries()) {
    if (!isIt) continue;
    let at = -1;
    const filter = () => (at += 1) === place;
    const file = await unzipAside(bytes, { filter }).catch(() => refuse());
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
    // What is stored as it is has its size twice, and can lie about one; several can be of the same bytes.
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
