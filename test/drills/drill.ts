import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "#server/db/open.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { sweepOrphans } from "#server/pictures/removal/sweep-orphans.ts";
import { verifySite } from "#server/verify/verify-site.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";
import { Clerk } from "./clerk.ts";
import { compareStored } from "./compare-stored.ts";
import {
  compareEmails,
  releaseClaims,
  sendAgain,
  unfinishedPictures,
  waitUntilSent,
} from "./compare-emails.ts";
import { type DrillSite, startDrillSite } from "./drill-site.ts";
import { type DrillServer, startRestartedServer, startFailoverServers } from "./drill-server.ts";
import { startMailSink } from "./mail-sink.ts";

const clerksAtWork = 6;
const list = "Hotel/AllUser?limit=1";

export type DrillResult = {
  faults: string[];
  counts: Record<string, number>;
  /** `left`: emails of unknown outcome, left to staff; `missing`: those of them that had not arrived, and were resent. */
  emails: { sent: number; left: number; missing: number };
  /** Milliseconds from the restart of a killed server, or the promotion of its replica, to the site's first answer. */
  served: number[];
};

/** What is killed: the site, PostgreSQL, or a PostgreSQL primary whose replica is then promoted. */
export const drills = {
  app: async () => undefined,
  postgres: startRestartedServer,
  failover: startFailoverServers,
} as const satisfies Record<string, () => Promise<DrillServer | undefined>>;

/**
 * Kills the site or its PostgreSQL server `rounds` times while clerks book, accept, move, pay, delete and upload, and
 * emails are sent. After each kill checks that every acknowledged change is stored exactly once.
 */
export async function drill(
  what: keyof typeof drills,
  rounds: number,
  tell: (line: string) => void,
): Promise<DrillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-drill-"));
  const postgres: DrillServer | undefined = await drills[what]();
  const mail = await startMailSink();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? "", SMTP_URL: mail.url };
  const open = () => openDatabase({ dataDir, databaseUrl: postgres?.url });
  const faults: string[] = [];
  const served: number[] = [];
  let site = await startDrillSite(settings);
  let cookie = await site.signIn();
  const clerks = await hireClerks(site, cookie);

  async function work(milliseconds: number, kill: () => Promise<void>): Promise<void> {
    let isOver = false;
    const working = Promise.all(clerks.map((clerk) => clerk.work(site, cookie, () => isOver)));
    await Promise.race([pause(milliseconds).then(() => somethingStored(clerks)), working]);
    await kill();
    isOver = true;
    await working;
  }

  async function look(round: number): Promise<void> {
    const db = open();
    const found = [...(await compareStored(db, clerks)), ...(await verify(db, dataDir))];
    await db.executor.destroy();
    faults.push(...found.map((fault) => `round ${round}: ${fault}`));
    tell(`round ${round}: ${found.join("; ") || "in order"}`);
  }

  for (let round = 1; round <= rounds; round += 1) {
    await work(200 + Math.random() * 600, postgres ? () => postgres.kill(round) : site.kill);
    if (!postgres) {
      await look(round);
      site = await startDrillSite(settings);
      cookie = await site.signIn();
      continue;
    }
    faults.push(...(await meanwhile(site)));
    const [, after] = await Promise.all([postgres.replace(), untilServed(site)]);
    served.push(after);
    await look(round);
    if (!site.isRunning()) throw new Error("the site died with PostgreSQL");
  }
  // Sends the calls without an answer again.
  for (const clerk of clerks) await clerk.work(site, cookie, () => true);
  await site.kill();
  await inDatabase(open, releaseClaims);
  site = await startDrillSite(settings);
  await inDatabase(open, waitUntilSent);
  const emailsNow = () => inDatabase(open, (db) => compareEmails(db, mail.taken));
  const { sent, left, missing, ...found } = await emailsNow();
  await inDatabase(open, (db) => sendAgain(db, missing));
  await inDatabase(open, waitUntilSent);
  const after = await emailsNow();
  faults.push(...found.faults, ...after.faults, ...after.missing.map((id) => `email ${id} is lost`));
  faults.push(...(await inDatabase(open, unfinishedPictures)));
  await site.kill();
  mail.stop();
  await expectNoOrphans(open, dataDir, faults);
  await look(rounds + 1);
  await postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
  return { faults, counts: sum(clerks), emails: { sent, left, missing: missing.length }, served };
}

/** Waits for the first booking: on a busy machine none may be stored yet, and a kill would have nothing to lose. */
async function somethingStored(clerks: readonly Clerk[]): Promise<void> {
  for (let waits = 0; waits < 1000 && clerks.every(({ bookings }) => bookings.length === 0); waits += 1)
    await pause(10);
}

async function hireClerks(site: DrillSite, cookie: string): Promise<Clerk[]> {
  const staff = async (method: string, path: string, body?: unknown) => {
    const answer = await site.call(method, path, body, { cookie });
    if (!answer.isKnown) throw new Error(`${path} was not answered`);
    return answer;
  };
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 4 });
  return Array.from({ length: clerksAtWork }, (_, index) => new Clerk(String(index), { hotelId, roomId }));
}

/** Checks that the site without a database answers 503 with Retry-After; returns the fault otherwise. */
async function meanwhile(site: DrillSite): Promise<string[]> {
  const { status, headers } = await site.send("GET", list);
  return status === 503 && headers.has("retry-after") ? [] : [`without a server it answers ${status}`];
}

/** Waits until the site answers again without a restart. Returns the time in milliseconds. */
async function untilServed(site: DrillSite): Promise<number> {
  const from = performance.now();
  while ((await site.send("GET", list)).status !== 200) {
    if (performance.now() - from > 30_000) throw new Error("the site did not find its database again");
    await pause(10);
  }
  return Math.round(performance.now() - from);
}

async function verify(db: Database, dataDir: string): Promise<string[]> {
  const { findings } = await verifySite(db, await openPictureStore(dataDir), new Date());
  return findings.map(({ what, count, examples }) => `${what}: ${count} (${examples.join(", ")})`);
}

async function inDatabase<T>(open: () => Database, work: (db: Database) => Promise<T>): Promise<T> {
  const db = open();
  return work(db).finally(() => db.executor.destroy());
}

async function expectNoOrphans(open: () => Database, dataDir: string, faults: string[]): Promise<void> {
  const db = open();
  const store = await openPictureStore(dataDir);
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
  await sweepOrphans({ db, store }, inTwoHours);
  const again = await sweepOrphans({ db, store }, inTwoHours);
  await db.executor.destroy();
  if (again.removed > 0) faults.push(`${again.removed} files stayed after the sweep`);
}

function sum(clerks: Clerk[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const clerk of clerks)
    for (const [key, count] of Object.entries(clerk.counts)) counts[key] = (counts[key] ?? 0) + count;
  return counts;
}
