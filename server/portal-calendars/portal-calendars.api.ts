import { type portalCalendarEndpoints, portalCalendarMessages } from "#contract/portal-calendars.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { createHandler, recordHandlers } from "../record-handlers.ts";
import { busyStretches } from "./busy-stretches.ts";
import { findCalendar, listCalendars } from "./portal-calendars.queries.ts";
import { presentPortalCalendar } from "./present-portal-calendar.ts";
import { readPortal } from "./read-portal.ts";
import {
  addPortalCalendar,
  changePortalCalendar,
  renewExportKey,
  restorePortalCalendar,
} from "./save-portal-calendar.ts";

const { handlers, read } = recordHandlers({
  table: "portal_calendars",
  find: findCalendar,
  present: presentPortalCalendar,
  missing: () => notFound("calendar"),
  messages: portalCalendarMessages,
  restore: restorePortalCalendar,
});

export const portalCalendarHandlers: Handlers<typeof portalCalendarEndpoints> = {
  ...handlers,

  async list({ services, query }) {
    const today = todayInKashmir(services.clock.now());
    const { records, pageInfo } = await listCalendars(services.db.executor, { ...query, today });
    return { data: records.map(presentPortalCalendar), pageInfo };
  },

  nights: async ({ services, query }) => ({ data: await busyStretches(services, query.key) }),

  create: createHandler(addPortalCalendar, portalCalendarMessages.created),

  async change({ services, id, body }) {
    await changePortalCalendar(services, id, body);
    return { data: await read(services, id), message: portalCalendarMessages.changed };
  },

  async renew({ services, id }) {
    await renewExportKey(services, id);
    return { data: await read(services, id), message: portalCalendarMessages.renewed };
  },

  async read({ services, id }) {
    await services.portalTurns.run(() => readPortal(services, id));
    const calendar = await read(services, id);
    return { data: calendar, message: calendar.fault || portalCalendarMessages.read };
  },
};
