import { type contentEndpoints, contentMessages } from "#contract/content.ts";
import type { Handlers } from "../call.ts";
import { discardDraft, keepDraft } from "./keep-draft.ts";
import { publishBlock, restoreVersion } from "./publish-block.ts";
import { signedIn } from "../signed-in.ts";
import { listDrafts, listVersions, readContent } from "./read-content.ts";

export const contentHandlers: Handlers<typeof contentEndpoints> = {
  list: async ({ services }) => ({ data: await readContent(services) }),

  drafts: async ({ services }) => ({ data: await listDrafts(services) }),

  history: async ({ services, query }) => ({ data: await listVersions(services, query.name) }),

  async restore({ services, visitor, query }) {
    const data = await restoreVersion(services, signedIn(visitor), query);
    return { data, message: contentMessages.restored };
  },

  async publish({ services, visitor, name, body }) {
    const data = await publishBlock(services, signedIn(visitor), name, body);
    return { data, message: contentMessages.published };
  },

  async keepDraft({ services, visitor, name, body }) {
    return {
      data: await keepDraft(services, signedIn(visitor), name, body),
      message: contentMessages.draft,
    };
  },

  async discardDraft({ services, visitor, name }) {
    return {
      data: await discardDraft(services, signedIn(visitor), name),
      message: contentMessages.discarded,
    };
  },
};
