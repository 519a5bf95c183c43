import { type pictureEndpoints, uploadMessages } from "#contract/uploads.ts";
import type { Handlers, Visitor } from "../call.ts";
import { recordChange } from "../change-log/record-change.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { deleteRecord } from "../db/records.ts";
import { fieldError } from "../errors.ts";
import { addPicture } from "./add-picture.ts";
import { changePicture, pictureNoun, restorePicture } from "./change-picture.ts";
import { listPictures, type PictureRow } from "./pictures.queries.ts";
import { presentUpload } from "./present-pictures.ts";

async function noteCreated(
  services: Services,
  transaction: Transaction,
  { staff }: Visitor,
  picture: PictureRow,
) {
  if (!staff) return;
  const after = { Title: picture.title, Of: picture.module, Number: picture.owner_id };
  const change = { kind: "uploads", action: "created", recordId: picture.id, title: picture.title } as const;
  await recordChange(services, transaction, { ...change, by: staff, before: {}, after });
}

export const pictureHandlers: Handlers<typeof pictureEndpoints> = {
  async list({ services, visitor, query }) {
    if (query.ownerId && !query.module) throw fieldError("module", "module says what Id is the id of");
    const { records, pageInfo } = await listPictures(services.db.executor, {
      ...query,
      all: visitor.staff !== null,
    });
    return { data: records.map(presentUpload), pageInfo };
  },

  async create({ services, visitor, body, form }) {
    const { image, ...rest } = body;
    const picture = await addPicture(
      services,
      { ...rest, bytes: await image.bytes() },
      form,
      (transaction, stored) => noteCreated(services, transaction, visitor, stored),
    );
    return { data: presentUpload(picture), message: uploadMessages.created };
  },

  async change({ services, id, body }) {
    const picture = await changePicture(services.db, id, body);
    return { data: presentUpload(picture), message: uploadMessages.changed };
  },

  async remove({ services, query }) {
    const now = services.clock.now().toISOString();
    await deleteRecord(services.db.executor, "pictures", query.id, now, pictureNoun);
    return { data: { id: query.id }, message: uploadMessages.deleted };
  },

  async restore({ services, query }) {
    await restorePicture(services.db, query.id);
    return { data: { id: query.id }, message: uploadMessages.restored };
  },
};
