import { resolve } from "node:path";
import type { Config } from "../config.ts";
import { openPictureStore } from "../pictures/store/open-store.ts";
import { moveDatabase, type MovedTable } from "./move-database.ts";
import { movePictures, type MovedPictures } from "./move-pictures.ts";
import { openSource } from "./open-source.ts";
import { openTarget } from "./open-target.ts";

type From = Pick<Config, "dataDir" | "databaseUrl" | "picturesUrl">;

/** `to`: a `postgres://` address, a data folder, or `sqlite` for the site's own; `pictures`: `s3://` or a data folder. */
export type MoveOptions = { to?: string; pictures?: string };

export type MoveResult = { tables?: MovedTable[]; pictures?: MovedPictures };

/**
 * Moves a stopped site's database, its pictures, or both; the source is not changed. Pictures come first, so that a
 * database is nowhere without them; those in a folder are moved along with the data folder.
 */
export async function moveSite(
  config: From,
  wish: MoveOptions,
  onTable?: (table: MovedTable) => void,
): Promise<MoveResult> {
  const to = wish.to === "sqlite" ? config.dataDir : wish.to;
  if (to !== undefined && !config.databaseUrl && resolve(to) === resolve(config.dataDir))
    throw new Error(`The database is in ${config.dataDir} already.`);
  const isFolder = to !== undefined && !to.includes("://");
  const isAlong = isFolder && !config.picturesUrl && resolve(to) !== resolve(config.dataDir);
  const pictures = wish.pictures ?? (isAlong ? to : undefined);
  const source = await openSource(config);
  try {
    const target = to === undefined ? undefined : await openTarget(to);
    let isMoved = false;
    try {
      const movedPictures =
        pictures && (await movePictures(await openStore(config), await openOther(pictures)));
      const tables = target && (await moveDatabase(source.db, target.db, onTable));
      isMoved = true;
      return { tables, pictures: movedPictures || undefined };
    } finally {
      await target?.close(isMoved);
    }
  } finally {
    await source.close();
  }
}

const openStore = ({ dataDir, picturesUrl }: From) => openPictureStore(dataDir, picturesUrl);

const openOther = (place: string) =>
  place.startsWith("s3://") ? openPictureStore(".", place) : openPictureStore(place);
