import { isCompanyModule, type PictureModule } from "#contract/uploads.ts";
import { withIdempotency } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { prepareToKeep } from "./keep-picture.ts";
import { insertPicture, ownerName, type PictureRow } from "./pictures.queries.ts";
import { lockFiles } from "./removal/removal.queries.ts";
import { answerSoon } from "./store/answer-soon.ts";
import { PictureRefused } from "./image/read-picture.ts";

type NewPicture = { module: PictureModule; ownerId: number; title: string; bytes: Uint8Array; band?: string };

/**
 * Stores a picture of a hotel, a room, a package or the company. It can be shown at once; its other sizes are made
 * later. The title defaults to the owner's name, the band colour to that of the picture's lower edge. The same picture
 * with the same idempotency key is stored once; `noteIt` runs in the transaction that stores it. Throws for an unknown
 * owner (400) and for a file that is refused (413, 415).
 */
export async function addPicture(
  services: Services,
  { module, title, bytes, band, ...rest }: NewPicture,
  form: { call: string; key?: string },
  noteIt: (transaction: Transaction, picture: PictureRow) => Promise<void>,
): Promise<PictureRow> {
  const { db, pictures, clock } = services;
  const ownerId = isCompanyModule(module) ? 0 : rest.ownerId;
  const owner = await ownerName(db.executor, module, ownerId);
  if (owner === undefined) throw fieldError("ownerId", `This ${module} does not exist`);
  const { picture: prepared, storeAgain } = await prepareToKeep(pictures, module, bytes).catch(tellWhy);
  const values = { ...prepared, owner_id: ownerId, title: title || owner, ...(band ? { band } : {}) };
  const now = clock.now().toISOString();
  const sent = { ...form, body: values };
  const picture = await withIdempotency(services, sent, async (transaction) => {
    await lockFiles(transaction, prepared.hash);
    const inserted = await insertPicture(transaction, values, now);
    await answerSoon(storeAgain());
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
