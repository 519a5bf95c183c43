import type { healthEndpoints } from "#contract/health.ts";
import type { Handlers } from "../call.ts";
import { readHealth } from "./read-health.ts";

export const healthHandlers: Handlers<typeof healthEndpoints> = {
  async read({ services, query }) {
    const { health } = services;
    const read = () => readHealth(services);
    return { data: await (query.mayBeKept ? health.usual(read) : health.anew(read)) };
  },
};
