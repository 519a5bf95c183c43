import { type roomEndpoints, roomMessages } from "#contract/rooms.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound, orNotFound } from "../errors.ts";
import { createHandler, recordHandlers } from "../record-handlers.ts";
import { deleteRoom } from "./delete-room.ts";
import { presentRoom, presentRooms } from "./present-rooms.ts";
import { restoreRoom } from "./restore-room.ts";
import { findRoom, findShownRoom, listRooms } from "./rooms.queries.ts";
import { addRoom, changeRoom } from "./save-room.ts";

const { handlers } = recordHandlers({
  table: "rooms",
  find: findRoom,
  present: presentRoom,
  missing: () => notFound("room"),
  messages: roomMessages,
  remove: deleteRoom,
  restore: restoreRoom,
});

export const roomHandlers: Handlers<typeof roomEndpoints> = {
  ...handlers,

  async list({ services, visitor, query }) {
    const { records, pageInfo } = await listRooms(services.db.executor, query, visitor.staff !== null);
    const today = todayInKashmir(services.clock.now());
    return { data: await presentRooms(services.db.executor, records, today), pageInfo };
  },

  async byId({ services: { db, clock }, visitor, query }) {
    const room = orNotFound(await findShownRoom(db.executor, query.id, visitor.staff !== null), "room");
    return { data: await presentRoom(room, db.executor, todayInKashmir(clock.now())) };
  },

  create: createHandler(addRoom, roomMessages.created),

  async change({ services, id, body }) {
    await changeRoom(services, id, body);
    return { data: { id }, message: roomMessages.changed };
  },
};
