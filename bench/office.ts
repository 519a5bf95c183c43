import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedHotels } from "#demo/seed-hotels.ts";
import { seedPackages } from "#demo/seed-packages.ts";
import { readConfig } from "#server/config.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { createApp } from "#server/http/app.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import type { Services } from "#server/services.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";
import { fillOffice } from "./fill-office.queries.ts";

const account = { username: "asha", password: "walnut-and-willow" };
const now = new Date("2030-06-01T06:30:00Z");

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** The API on a database of its own with `records` in each long list, and a signed-in member of staff. */
export async function openOffice(records: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const opened = await openServices(readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off" }));
  const services: Services = { ...opened, clock: { now: () => now } };
  await createFirstAccount(services, account);
  await inTransaction(services.db, async (transaction) => {
    await seedHotels(transaction, now.toISOString());
    await seedPackages(transaction, now.toISOString());
  });
  await fillOffice(services.db.executor, records);
  const app = createApp(services);
  const login = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  };
  const signedIn = await app.request("http://bench.example/api/auth/login", login, {});
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

  /** Reads one call's whole answer; the milliseconds it took. Throws when it did not succeed. */
  async function time(path: string): Promise<number> {
    const start = performance.now();
    const response = await app.request(`http://bench.example/api/${path}`, { headers: { cookie } }, {});
    const text = await response.text();
    const took = performance.now() - start;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
    return took;
  }

  async function close(): Promise<void> {
    await closeServices(services);
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { time, close };
}
