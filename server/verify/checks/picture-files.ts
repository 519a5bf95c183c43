import { z } from "zod";
import { parsedJson } from "../../parsed-json.ts";
import { findOrphans } from "../../pictures/removal/find-orphans.ts";
import { extensionOf } from "../../pictures/image/signatures.ts";
import {
  contentHash,
  hashOfName,
  originalName,
  publicName,
  variantFormats,
} from "../../pictures/store/picture-names.ts";
import { type PictureStore, readAll } from "../../pictures/store/picture-store.ts";
import { type Check, type Finding, findingOf, type CheckedSite } from "../check.ts";
import { picturesWithFiles } from "./pictures.queries.ts";

type Picture = typeof picturesWithFiles extends (db: never) => AsyncIterable<infer One> ? One : never;

const widthList = z.array(z.int());

/** Compares pictures' records with the files in the store. */
export const pictureFiles: Check = {
  name: "pictures and their files",
  async run(place) {
    return [...(await checkRecords(place)), ...(await checkOrphans(place))];
  },
};

async function checkRecords({ db, store }: CheckedSite): Promise<Finding[]> {
  const sizes = await readSizes(store);
  const faults = {
    original: new Set<number>(),
    size: new Set<string>(),
    hash: new Set<number>(),
    none: new Set<number>(),
  };
  const read = new Map<string, boolean>();
  for await (const picture of picturesWithFiles(db)) {
    const original = originalName(picture.hash, extensionOf(picture.format));
    if (!sizes.get(original)) faults.original.add(picture.id);
    else if (!(await isWhole(read, store, original))) faults.hash.add(picture.id);
    const named = namesOf(picture);
    for (const name of named ?? []) if (!sizes.get(name)) faults.size.add(`${picture.id}: ${name}`);
    if (!named || (picture.state === "ready" && named.length < 3)) faults.none.add(picture.id);
  }
  return [
    ...findingOf("Pictures whose original is missing or empty", [...faults.original]),
    ...findingOf("Pictures whose original was changed: it is not what its name says", [...faults.hash]),
    ...findingOf("Sizes of pictures that are missing or empty", [...faults.size]),
    ...findingOf("Pictures that are ready without sizes", [...faults.none]),
  ];
}

/** Sizes in bytes of all stored files that are named as pictures, by name. */
async function readSizes(store: PictureStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of store.list()) if (hashOfName(name)) sizes.set(name, size);
  return sizes;
}

/** The public files that a record names; undefined when its list of widths cannot be read. */
function namesOf({ hash, path, widths }: Picture): string[] | undefined {
  const list = z.string().transform(parsedJson).pipe(widthList).safeParse(widths);
  return (
    list.data && [
      path,
      ...list.data.flatMap((width) => variantFormats.map((format) => publicName(hash, width, format))),
    ]
  );
}

/** Whether the original's bytes match the hash in its name; each file is read once. */
async function isWhole(read: Map<string, boolean>, store: PictureStore, original: string): Promise<boolean> {
  const cached = read.get(original);
  if (cached !== undefined) return cached;
  const isRight = await readAll(store, original).then(
    (bytes) => contentHash(bytes) === hashOfName(original),
    () => false,
  );
  read.set(original, isRight);
  return isRight;
}

async function checkOrphans({ db, store, now }: CheckedSite): Promise<Finding[]> {
  const orphans: string[] = [];
  for await (const name of findOrphans({ db, store }, now)) orphans.push(name);
  return findingOf(
    "Files that no picture names (-- --repair removes them, and so does the nightly sweep)",
    orphans,
  );
}
