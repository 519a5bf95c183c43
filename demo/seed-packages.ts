import { packageForm } from "#contract/packages.ts";
import type { Transaction } from "#server/db/open.ts";
import { toColumns } from "#server/packages/package-columns.ts";
import { insertDemoRecord } from "./insert-demo-record.queries.ts";
import { demoPackages } from "./packages.ts";

/** Stores the demo's packages; answers their ids by their slugs. */
export async function seedPackages(transaction: Transaction, now: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { slug, description, ...tour } of demoPackages) {
    const form = packageForm.parse({ ...tour, tourDescription: description });
    ids.set(slug, await insertDemoRecord(transaction, "packages", { ...toColumns(form), created_at: now }));
  }
  return ids;
}
