import type { healthEndpoints } from "#contract/health.ts";
import type { Handlers } from "../call.ts";
import { readHealth } from "./read-health.ts";

export const healthHandlers: Handlers<typeof healthEndpoints> = {
  async read({ services }) {
    return { data: await readHealth(services) };
  },
};
