import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedHotels } from "#demo/seed-hotels.ts";
import { seedPackages } from "#demo/seed-packages.ts";
import { readConfig } from "#server/config.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { fillOffice, noteWrite } from "./fill-office.queries.ts";
import { measureOf, type Part } from "./report.ts";

const records = 100_000;
const writesEachSecond = 12;
const longest = 10;

/**
 * Backs up an office with 100,000 records in each list while it is written to twelve times a second, as it is and
 * encrypted.
 */
export async function measureBackups(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const dataDir = join(folder, "data");
  const services = await openServices(readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off" }));
  const now = new Date().toISOString();
  await inTransaction(services.db, async (transaction) => {
    await seedHotels(transaction, now);
    await seedPackages(transaction, now);
  });
  await fillOffice(services.db.executor, records);
  let writes = 0;
  const writer = setInterval(() => {
    writes += 1;
    void noteWrite(services.db.executor, writes);
  }, 1000 / writesEachSecond);
  try {
    const plain = await timeBackup(dataDir, join(folder, "plain"), "");
    const sealed = await timeBackup(
      dataDir,
      join(folder, "sealed"),
      "a key of at least thirty-two characters",
    );
    return {
      title: `Backup of ${records} bookings under ${writesEachSecond} writes a second (${writes} were made)`,
      measures: [
        measureOf("as it is", "s", [plain], { atMost: longest }),
        measureOf("encrypted", "s", [sealed], { atMost: longest }),
      ],
    };
  } finally {
    clearInterval(writer);
    await closeServices(services);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeBackup(dataDir: string, to: string, key: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PICTURES_URL: "", BACKUP_KEY: key };
  const begun = performance.now();
  const child = spawn(process.execPath, ["scripts/tasks/backup.ts", to], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the backup failed");
  return (performance.now() - begun) / 1000;
}
