import * as z from "zod";
import type { Picture } from "#contract/pictures.ts";
import type { PictureModule, Upload } from "#contract/uploads.ts";
import type { Executor } from "../db/open.ts";
import { pictureRows, picturesOf, type PictureRow, type ShownPicture } from "./pictures.queries.ts";

const widthList = z.array(z.int());
/** Parsed widths by their stored text: few different ones exist, and a page has hundreds of pictures. */
const knownWidths = new Map<string, readonly number[]>();
const mostKnown = 500;

function widthsOf(stored: string): number[] {
  const cachedWidths = knownWidths.get(stored);
  if (cachedWidths) return [...cachedWidths];
  const widths = widthList.parse(JSON.parse(stored));
  if (knownWidths.size < mostKnown) knownWidths.set(stored, widths);
  return [...widths];
}

/** A picture as pages need it. */
function presentPicture(row: ShownPicture): Picture {
  const { id, path, title, width, height, placeholder, band } = row;
  return {
    id,
    path,
    title,
    width,
    height,
    placeholder,
    band,
    widths: widthsOf(row.widths),
  };
}

/** A picture as staff and foreign clients list it. */
export function presentUpload(row: PictureRow): Upload {
  const { module, position, state, percent, version } = row;
  const isDeleted = row.deleted_at !== null;
  return {
    ...presentPicture(row),
    module,
    moduleId: row.owner_id,
    position,
    state,
    percent,
    isDeleted,
    version,
  };
}

/** Returns each owner's pictures in their order, by owner id. */
export async function readPictures(db: Executor, module: PictureModule, ownerIds: number[]) {
  const rows = await picturesOf(db, module, ownerIds);
  const byOwner = Map.groupBy(rows, (row) => row.owner_id);
  return (ownerId: number): Picture[] => (byOwner.get(ownerId) ?? []).map(presentPicture);
}

/** The pictures of those ids that are not deleted, by id. */
export async function picturesById(db: Executor, ids: number[]): Promise<Map<number, Picture>> {
  const rows = await pictureRows(db, ids);
  return new Map(rows.map((row) => [row.id, presentPicture(row)]));
}
