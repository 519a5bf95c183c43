import { type dashboardEndpoints, dashboardMessages } from "#contract/dashboard.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { readFreeSpace } from "../free-space.ts";
import { callGenuine } from "./call-genuine.ts";
import { countNewRequests, markOpened } from "./dashboard.queries.ts";
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

  async open({ services, body }) {
    const now = services.clock.now().toISOString();
    if (!(await markOpened(services.db.executor, body.kind, body.id, now))) throw new AppError("not_found");
    return { data: { id: body.id } };
  },

  async genuine({ services, visitor, body }) {
    if (!visitor.staff) throw new AppError("not_signed_in");
    await callGenuine(services, { ...body, by: visitor.staff });
    return { data: { id: body.id }, message: dashboardMessages.genuine };
  },
};
