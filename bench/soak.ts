import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltSite } from "../scripts/built-site.ts";
import { median } from "./figures.ts";

type Sample = { at: number; megabytes: number };

const login = { username: "asha", password: "walnut-and-willow" };
const pages = [
  "/",
  "/hotels",
  "/hotel/1",
  "/packages",
  "/package/1",
  "/cab-services",
  "/gallery",
  "/contact",
];
const reads = ["Hotel/AllUser", "Hotel/byId?Id=1", "Package", "CustomerFeedBack", "Company"];
const staffPages = ["/control/dashboard", "/control/view-bookings", "/control/calendar", "/control/queries"];
const pauseInMilliseconds = 40;

/**
 * Sends mixed traffic for some minutes (pages, API calls, forms, staff pages), sequentially with short pauses. Reports every
 * 5xx response, and compares memory between the second and the last third.
 */
export async function soak(minutes: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-soak-"));
  const site = await startBuiltSite(dataDir, {
    ADMIN_USERNAME: login.username,
    ADMIN_PASSWORD: login.password,
  });
  const ends = Date.now() + minutes * 60_000;
  const samples: Sample[] = [];
  const statuses = new Map<number, number>();
  const cookie = await signIn(site.address);
  for (let turn = 0; Date.now() < ends; turn += 1) {
    const status = await request(site.address, cookie, turn);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (turn % 50 === 0) samples.push({ at: Date.now(), megabytes: residentMegabytes(site.pid) });
    await pause(pauseInMilliseconds);
  }
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return report(minutes, statuses, samples);
}

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify(login);
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${address}/api/auth/login`, { method: "POST", headers, body });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function request(address: string, cookie: string, turn: number): Promise<number> {
  const kind = turn % 10;
  const pick = (list: readonly string[]) => list[Math.floor(turn / 10) % list.length] ?? "/";
  if (kind < 5) return ask(address + pick(pages));
  if (kind < 7) return ask(`${address}/api/${pick(reads)}`);
  if (kind < 8) return ask(address + pick(staffPages), { headers: { cookie } });
  if (kind < 9) return ask(`${address}/query`, { method: "POST", body: questionForm(turn) });
  return ask(`${address}/api/CustomerFeedBack/Query`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(questionForm(turn))),
  });
}

function questionForm(turn: number): URLSearchParams {
  return new URLSearchParams({
    name: "Zoya Mir",
    email: `zoya${turn}@example.com`,
    subject: `Roads in week ${turn}`,
    message: "Is the road to Sonamarg open in the first week of December?",
  });
}

async function ask(url: string, init?: RequestInit): Promise<number> {
  const reply = await fetch(url, { redirect: "manual", ...init });
  await reply.arrayBuffer();
  return reply.status;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function report(minutes: number, statuses: Map<number, number>, samples: readonly Sample[]): boolean {
  const third = Math.floor(samples.length / 3);
  const ofThird = (index: number) =>
    median(samples.slice(index * third, (index + 1) * third).map((one) => one.megabytes));
  const [second, last] = [ofThird(1), ofThird(2)];
  const failed = [...statuses].filter(([status]) => status >= 500);
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  console.log(`${minutes} minutes of mixed traffic: ${counts}`);
  console.log(
    `Resident memory, median: second third ${second.toFixed(0)} MB, last third ${last.toFixed(0)} MB`,
  );
  return failed.length === 0 && last <= second * 1.1;
}
