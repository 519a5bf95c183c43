import { type blockEndpoints, blockMessages } from "#contract/blocks.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { restoreBlock, blockRooms, changeBlock, releaseRooms } from "./block-rooms.ts";
import { findBlock, listBlocks } from "./blocks.queries.ts";
import { presentBlock } from "./present-block.ts";

const { handlers } = recordHandlers({
  table: "room_blocks",
  find: findBlock,
  present: presentBlock,
  missing: () => new AppError("not_found", { message: "These rooms are no longer blocked" }),
  messages: blockMessages,
  remove: (services, { id }) => releaseRooms(services, id),
  restore: restoreBlock,
});

export const blockHandlers: Handlers<typeof blockEndpoints> = {
  ...handlers,
  list: listHandler(listBlocks, presentBlock),
  create: createHandler(blockRooms, blockMessages.created),

  async change({ services, id, body }) {
    await changeBlock(services, id, body);
    return { data: { id }, message: blockMessages.changed };
  },
};
