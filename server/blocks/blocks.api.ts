import { type blockEndpoints, blockMessages } from "#contract/blocks.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { blockAgain, blockRooms, changeBlock, releaseRooms } from "./block-rooms.ts";
import { findBlock, listBlocks } from "./blocks.queries.ts";
import { presentBlock } from "./present-block.ts";

export const blockHandlers: Handlers<typeof blockEndpoints> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listBlocks(services.db.executor, query);
    return { data: records.map(presentBlock), pageInfo };
  },

  async byId({ services, query }) {
    const block = await findBlock(services.db.executor, query.id);
    if (!block) throw new AppError("not_found", { message: "These rooms are no longer blocked" });
    return { data: presentBlock(block) };
  },

  async create({ services, body, form }) {
    return { data: await blockRooms(services, body, form), message: blockMessages.created };
  },

  async change({ services, id, body }) {
    await changeBlock(services, id, body);
    return { data: { id }, message: blockMessages.changed };
  },

  async remove({ services, query }) {
    await releaseRooms(services, query.id);
    return { data: { id: query.id }, message: blockMessages.deleted };
  },

  async restore({ services, query }) {
    await blockAgain(services, query.id);
    return { data: { id: query.id }, message: blockMessages.restored };
  },
};
