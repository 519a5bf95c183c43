import { type cabRateEndpoints, cabRateMessages } from "#contract/cab-rates.ts";
import { withTaxOfJourney } from "#contract/rules/added-tax.ts";
import type { Handlers } from "../call.ts";
import { notFound, orNotFound } from "../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
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

export const cabRateHandlers: Handlers<typeof cabRateEndpoints> = {
  ...handlers,

  list: listHandler(listCabRates, presentCabRate),

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
    const row = orNotFound(await findCabRate(services.db.executor, id), "price");
    return { data: presentCabRate(row), message: cabRateMessages.changed };
  },
};
