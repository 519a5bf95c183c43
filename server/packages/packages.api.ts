import { packageMessages } from "#contract/packages.ts";
import { toPaise } from "#contract/rules/money.ts";
import type { HandlersOf } from "../call.ts";
import { changeRecord, deleteRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { withIdempotency } from "../db/idempotency.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { toColumns } from "./package-columns.ts";
import { readPackageFacets } from "./package-facets.ts";
import { findPackage, listPackages } from "./packages.queries.ts";
import { presentPackage, presentPackages } from "./present-packages.ts";

export const packageHandlers: HandlersOf<"packages"> = {
  async list({ services, visitor, query }) {
    onlyStaffSeeDeleted(visitor, query);
    const { records, pageInfo } = await listPackages(services.db.executor, toSearch(query));
    return { data: await presentPackages(services.db.executor, records), pageInfo };
  },

  async facets({ services }) {
    return { data: await readPackageFacets(services.db.executor) };
  },

  async byId({ services, query }) {
    return { data: await readPackage(services, query.id) };
  },

  async create({ services, body, form }) {
    const created_at = services.clock.now().toISOString();
    const data = await withIdempotency(
      services.db,
      services.clock,
      { ...form, body },
      async (transaction) => ({
        id: await insertRecord(transaction, "packages", { ...toColumns(body), created_at }),
      }),
    );
    return { data, message: packageMessages.created };
  },

  async change({ services, id, body }) {
    await changeRecord(services.db.executor, "packages", { id, version: body.version }, toColumns(body));
    return { data: await readPackage(services, id), message: packageMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(services.db.executor, "packages", query.id, services.clock.now().toISOString());
    return { data: { id: query.id }, message: packageMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "packages", query.id);
    return { data: { id: query.id }, message: packageMessages.restored };
  },
};

type PackageQuery = Parameters<(typeof packageHandlers)["list"]>[0]["query"];

function toSearch({ minRate, maxRate, ...query }: PackageQuery) {
  return {
    ...query,
    minPaise: minRate === undefined ? undefined : toPaise(minRate),
    maxPaise: maxRate === undefined ? undefined : toPaise(maxRate),
  };
}

async function readPackage(services: Services, id: number) {
  const tour = await findPackage(services.db.executor, id);
  if (!tour) throw new AppError("not_found", { message: "This package does not exist, or no longer" });
  return presentPackage(services.db.executor, tour);
}
