import type { healthEndpoints } from "#contract/health.ts";
import type { Handlers } from "../call.ts";
import { keepHealth, readKeptHealth } from "./kept-health.ts";

export const healthHandlers: Handlers<typeof healthEndpoints> = {
  async read({ services, query }) {
    return { data: await (query.mayBeKept ? readKeptHealth(services) : keepHealth(services)) };
  },
};
