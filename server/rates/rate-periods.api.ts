import { type ratePeriodEndpoints, ratePeriodMessages } from "#contract/rate-periods.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { signedIn } from "../signed-in.ts";
import { presentRatePeriod } from "./present-rate-period.ts";
import { findRatePeriod, listRatePeriods } from "../tariffs/rate-periods.queries.ts";
import { saveSeason } from "./save-season.ts";
import { addRatePeriod, changeRatePeriod, restoreRatePeriod } from "./save-rate-period.ts";

const { handlers } = recordHandlers({
  table: "rate_periods",
  find: findRatePeriod,
  present: presentRatePeriod,
  missing: () => notFound("price"),
  messages: ratePeriodMessages,
  restore: restoreRatePeriod,
});

export const ratePeriodHandlers: Handlers<typeof ratePeriodEndpoints> = {
  ...handlers,
  list: listHandler(listRatePeriods, presentRatePeriod),
  create: createHandler(addRatePeriod, ratePeriodMessages.created),

  async season({ services, visitor, body, form }) {
    const data = await saveSeason(services, signedIn(visitor), body, form);
    return { data, message: ratePeriodMessages.season };
  },

  async change({ services, id, body }) {
    await changeRatePeriod(services, id, body);
    return { data: { id }, message: ratePeriodMessages.changed };
  },
};
