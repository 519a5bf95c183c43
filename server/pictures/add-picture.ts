import type { PictureModule } from "#contract/uploads.ts";
import { withIdempotency } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { keepPicture } from "./keep-picture.ts";
import { insertPicture, ownerName, type PictureRow } from "./pictures.queries.ts";
import { PictureRefused } from "./image/read-picture.ts";

type NewPicture = { module: PictureModule; ownerId: number; title: string; bytes: Uint8Array; band?: string };

/**
 * Keeps a picture of a hotel, a room, a package or the gallery; usable at once, its other sizes follow. Without a title
 * it gets its owner's name, without a band colour the one of its lower edge. The same picture sent again under `form.key` is stored once; `noteIt` runs in the transaction that stores it. Throws when there is no such owner (400) and what is wrong with the file (413, 415).
 */
export async function addPicture(
  services: Services,
  { module, title, bytes, band, ...rest }: NewPicture,
  form: { call: string; key?: string } = { call: "uploads.create" },
  noteIt: (transaction: Transaction, picture: PictureRow) => Promise<void> = async () => {},
): Promise<PictureRow> {
  const { db, pictures, clock } = services;
  const ownerId = module === "gallery" ? 0 : rest.ownerId;
  const owner = await ownerName(db.executor, module, ownerId);
  if (owner === undefined) throw fieldError("ownerId", `This ${module} does not exist`);
  const kept = await keepPicture(pictures.store, pictures.queue, module, bytes).catch(tellWhy);
  const values = { ...kept, owner_id: ownerId, title: title || owner, ...(band ? { band } : {}) };
  const now = clock.now().toISOString();
  const sent = { ...form, body: values };
  const picture = await withIdempotency(db, clock, sent, async (transaction) => {
    const inserted = await insertPicture(db.engine, transaction, values, now);
    await noteIt(transaction, inserted);
    return inserted;
  });
  pictures.conversions.add(picture);
  return picture;
}

function tellWhy(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error;
  const { reason, message } = error;
  throw new AppError(reason === "too_large" ? "too_large" : "wrong_type", {
    message,
    errors: { image: message },
  });
}
