import type { trashEndpoints } from "#contract/trash.ts";
import type { CallContext } from "../call.ts";
import { type TrashKind, listDeleted } from "./trash.queries.ts";
import { withStays } from "./with-stays.ts";

export function trashHandlers<Kind extends string>(kinds: readonly TrashKind<Kind>[]) {
  return {
    async list({ services, query }: CallContext<(typeof trashEndpoints)["list"]>) {
      const { entries, pageInfo } = await listDeleted(services.db.executor, kinds, query);
      return { data: await withStays(services, entries), pageInfo };
    },
  };
}
