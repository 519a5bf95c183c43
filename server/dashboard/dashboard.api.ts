import { type dashboardEndpoints, dashboardMessages } from "#contract/dashboard.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { orNotFound } from "../errors.ts";
import { readFreeSpace } from "../free-space.ts";
import { callGenuine } from "./call-genuine.ts";
import { countNewRequests, markOpened, readOpened } from "./dashboard.queries.ts";
import { storeAside } from "../store-aside.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readRoomStatus } from "./read-room-status.ts";

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  async today({ services }) {
    return { data: await readDashboard(services) };
  },

  async newRequests({ services }) {
    return { data: await countNewRequests(services.db.executor) };
  },

  async roomStatus({ services, query }) {
    return readRoomStatus(services.db.executor, query);
  },

  async space({ services }) {
    return { data: await readFreeSpace(services) };
  },

  async open({ services, body: { kind, id } }) {
    const { executor } = services.db;
    const found = orNotFound(await readOpened(executor, kind, id));
    const now = services.clock.now().toISOString();
    if (found.opened_at === null) await storeAside(services, markOpened(executor, kind, id, now));
    return { data: { id } };
  },

  async genuine({ services, visitor, body }) {
    await callGenuine(services, { ...body, by: signedIn(visitor) });
    return { data: { id: body.id }, message: dashboardMessages.genuine };
  },
};
