import { type cabRateEndpoints, cabRateMessages } from "#contract/cab-rates.ts";
import { withTaxOfJourney } from "#contract/rules/added-tax.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { presentJourneyPrice } from "../tariffs/journey-price.ts";
import { readJourneyTax } from "../tariffs/read-added-tax.ts";
import { findCabRate, listCabRates } from "./cab-rates.queries.ts";
import { presentCabRate } from "./present-cab-rate.ts";
import { priceCabWish } from "./price-cab-wish.ts";
import { addCabRate, changeCabRate, restoreCabRate } from "./save-cab-rate.ts";

const { handlers } = recordHandlers({
  table: "cab_rates",
  find: findCabRate,
  present: presentCabRate,
  missing: () => notFound("price"),
  messages: cabRateMessages,
  restore: restoreCabRate,
});

const list = listHandler(listCabRates, presentCabRate);

export const cabRateHandlers: Handlers<typeof cabRateEndpoints> = {
  ...handlers,

  list(call) {
    onlyStaffSeeDeleted(call.visitor, call.query);
    return list(call);
  },

  async price({ services, query: { days = 1, dateOfJourney, ...wish } }) {
    const db = services.db.executor;
    if (!(await findCabRate(db, wish.cabRateId))) throw notFound("price");
    const tax = await readJourneyTax(services, "cabs", dateOfJourney);
    const lines = withTaxOfJourney(await priceCabWish(db, { ...wish, days }), tax);
    return { data: await presentJourneyPrice(services, { lines, isFrom: false }) };
  },

  create: createHandler(addCabRate, cabRateMessages.created),

  async change({ services, id, body }) {
    await changeCabRate(services, id, body);
    const row = await findCabRate(services.db.executor, id);
    if (!row) throw notFound("price");
    return { data: presentCabRate(row), message: cabRateMessages.changed };
  },
};
