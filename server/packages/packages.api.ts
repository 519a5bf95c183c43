import { type packageEndpoints, packageMessages } from "#contract/packages.ts";
import { spansIn } from "#contract/night-spans.ts";
import { toPaise } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import { insertRecord } from "../db/records.ts";
import { notFound, orNotFound } from "../errors.ts";
import { recordHandlers } from "../record-handlers.ts";
import { presentJourneyPrice } from "../tariffs/journey-price.ts";
import { readJourneyTax } from "../tariffs/read-added-tax.ts";
import { toColumns } from "./package-columns.ts";
import { readPackageFacets } from "./package-facets.ts";
import { findPackage, listPackages } from "./packages.queries.ts";
import { checkTourWish, pricePackage } from "./price-package.ts";
import { presentPackage, presentPackages } from "./present-packages.ts";

const { handlers, change } = recordHandlers({
  table: "packages",
  find: findPackage,
  present: presentPackage,
  missing: () => notFound("package"),
  messages: packageMessages,
});

export const packageHandlers: Handlers<typeof packageEndpoints> = {
  ...handlers,

  async list({ services, query: { minRate, maxRate, starts, ...query } }) {
    const minPaise = minRate === undefined ? undefined : toPaise(minRate);
    const maxPaise = maxRate === undefined ? undefined : toPaise(maxRate);
    const search = { ...query, minPaise, maxPaise };
    const { records, pageInfo } = await listPackages(services.db.executor, search);
    return { data: await presentPackages(services.db.executor, records, spansIn(starts) ?? []), pageInfo };
  },

  async price({ services, query: { packageId, startDate: start, ...wish } }) {
    const tour = orNotFound(await findPackage(services.db.executor, packageId), "package");
    const party = { ...wish, start, children: wish.children ?? wish.childAges?.length ?? 0 };
    checkTourWish(tour, party, todayInKashmir(services.clock.now()));
    const tax = await readJourneyTax(services, "tours");
    return { data: await presentJourneyPrice(services, pricePackage(tour, party, tax)) };
  },

  async facets({ services }) {
    return { data: await readPackageFacets(services.db.executor) };
  },

  async create({ services, body, form }) {
    const columns = { ...toColumns(body), created_at: services.clock.now().toISOString() };
    const data = await withIdempotency(services, { ...form, body }, async (transaction) => ({
      id: await insertRecord(transaction, "packages", columns),
    }));
    return { data, message: packageMessages.created };
  },

  async change({ services, id, body }) {
    const before = await findPackage(services.db.executor, id);
    return change(services, { id, version: body.version }, toColumns(body, before));
  },
};
