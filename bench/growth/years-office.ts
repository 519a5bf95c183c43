import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedPackages } from "#demo/seed-packages.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { createApp } from "#server/http/app.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import type { Services } from "#server/services.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";
import { fillYears } from "./fill-years.queries.ts";
import { processorTime } from "./processor-time.queries.ts";
import { benchDay } from "./years-of-requests.queries.ts";

const account = { username: "asha", password: "walnut-and-willow" };
const now = new Date(`${benchDay}T06:30:00Z`);

export type YearsOffice = Awaited<ReturnType<typeof openYears>>;

type Place = { databaseUrl?: string | undefined; data?: string | undefined };

/** The API on a database with `total` bookings, fresh or kept in `data`, and a signed-in owner. */
export async function openYears(total: number, { databaseUrl = "", data }: Place) {
  const dataDir = data ? join(data, `${total}`) : mkdtempSync(join(tmpdir(), "agency-bench-"));
  if (data) mkdirSync(dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL: "1", RATE_LIMIT: "off" };
  const opened = await openServices(readConfig(env));
  const services: Services = { ...opened, clock: { now: () => now } };
  const filled = join(dataDir, "filled");
  if (!existsSync(filled)) {
    await createFirstAccount(services, account);
    await inTransaction(services.db, (transaction) => seedPackages(transaction, now.toISOString()));
    await fillPatiently(services, databaseUrl, total);
    writeFileSync(filled, "");
  }
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

  const worked = await processorTime(services.db.executor, services.db.engine === "postgres");

  /** Calls the API and reads the whole response; returns its CPU time in milliseconds. Throws on an error status. */
  async function work(path: string, by: "owner" | "guest" = "owner"): Promise<number> {
    const headers: Record<string, string> = by === "owner" ? { cookie } : {};
    const start = worked();
    const response = await app.request(`http://bench.example/api/${path}`, { headers }, {});
    const text = await response.text();
    const took = worked() - start;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
    return took;
  }

  async function close(): Promise<void> {
    await closeServices(services);
    if (!data) rmSync(dataDir, { recursive: true, force: true });
  }

  return { services, work, close };
}

/** Without the site's statement timeout, which inserting a million rows exceeds. */
async function fillPatiently({ db }: Services, databaseUrl: string, total: number): Promise<void> {
  if (db.engine === "sqlite") return fillYears(db, total);
  const patient = openDatabase({ databaseUrl, dataDir: ".", databasePool: 1 }, { isPatient: true });
  await fillYears(patient, total);
  await patient.executor.destroy();
}
