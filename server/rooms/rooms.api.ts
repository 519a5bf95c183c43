import { type roomEndpoints, roomMessages } from "#contract/rooms.ts";
import type { Handlers } from "../call.ts";
import { restore } from "../db/soft-delete.ts";
import { AppError } from "../errors.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { deleteRoom } from "./delete-room.ts";
import { presentRooms } from "./present-rooms.ts";
import { findRoom, listRooms } from "./rooms.queries.ts";
import { addRoom, changeRoom } from "./save-room.ts";

export const roomHandlers: Handlers<typeof roomEndpoints> = {
  async list({ services, visitor, query }) {
    onlyStaffSeeDeleted(visitor, query);
    const { records, pageInfo } = await listRooms(services.db.executor, query);
    return { data: await presentRooms(services.db.executor, records), pageInfo };
  },

  async byId({ services, query }) {
    const room = await findRoom(services.db.executor, query.id);
    const [presented] = room ? await presentRooms(services.db.executor, [room]) : [];
    if (!presented) throw new AppError("not_found", { message: "This room does not exist, or no longer" });
    return { data: { ...presented, imagePath: presented.images.map(({ path }) => ({ ImagePath: path })) } };
  },

  async create({ services, body, form }) {
    return { data: await addRoom(services, body, form), message: roomMessages.created };
  },

  async change({ services, id, body }) {
    await changeRoom(services, id, body);
    return { data: { id }, message: roomMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRoom(services, query.id, query.stays === "keep");
    return { data: { id: query.id }, message: roomMessages.deleted };
  },

  async restore({ services, query }) {
    if (!(await restore(services.db.executor, "rooms", query.id))) throw new AppError("not_found");
    return { data: { id: query.id }, message: roomMessages.restored };
  },
};
