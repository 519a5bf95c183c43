import type { RoomWord, RoomWordForm } from "#contract/room-words.ts";
import type { Submission } from "../../db/idempotency.ts";
import type { Executor } from "../../db/open.ts";
import { notFound, orNotFound } from "../../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../../record-handlers.ts";
import type { Services } from "../../services.ts";
import { findRoomWord, listRoomWords, type RoomWordRow, type RoomWordTable } from "./room-words.queries.ts";
import { addRoomWord, deleteRoomWord, renameRoomWord, restoreRoomWord } from "./save-room-word.ts";

type Messages = { created: string; changed: string; deleted: string; restored: string };
type Renamed = { services: Services; id: number; body: RoomWordForm & { version?: number | undefined } };

/** The handlers of room types or of facilities; `noun` names one in `not_found`. */
export function roomWordHandlers(table: RoomWordTable, noun: string, messages: Messages) {
  const { handlers } = recordHandlers({
    table,
    find: (db: Executor, id: number) => findRoomWord(db, table, id),
    present,
    missing: () => notFound(noun),
    messages,
    remove: (services, { id }) => deleteRoomWord(services, table, id),
    restore: (services, id) => restoreRoomWord(services, table, id),
  });
  return {
    ...handlers,

    list: listHandler(
      (db: Executor, page: Parameters<typeof listRoomWords>[2]) => listRoomWords(db, table, page),
      present,
    ),

    create: createHandler(
      (services, body: RoomWordForm, form: Submission) => addRoomWord(services, table, body, form),
      messages.created,
    ),

    async change({ services, id, body }: Renamed) {
      await renameRoomWord(services, table, id, body);
      const row = orNotFound(await findRoomWord(services.db.executor, table, id), noun);
      return { data: present(row), message: messages.changed };
    },
  };
}

function present({ id, name, hotels, version }: RoomWordRow): RoomWord {
  return { id, name, hotels, version };
}
