import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltSite } from "../scripts/built-site.ts";
import { memoryOf } from "./process-figures.ts";
import { measureOf, type Part } from "./report.ts";
import { account, signIn } from "./sign-in.ts";
import { seedWithoutPictures } from "./site.ts";

const starts = 5;
const pictures = ["event-adventure", "event-bonfire", "event-cuisine", "event-luxury"];
const visits = 3000;
const pages = ["/", "/hotels", "/hotel/1", "/package/1", "/packages", "/gallery", "/api/Hotel/AllUser"];
/** In milliseconds; the picture process ends after ten seconds without work. */
const restsAfter = 13_000;
const longestConversion = 300_000;

/**
 * Start time of the built site on an existing database, and its memory: idle, and after thousands of pages and a few
 * uploads. The picture process is included while it runs.
 */
export async function measureStartAndMemory(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  await seedWithoutPictures(dataDir);
  const ready: number[] = [];
  const idle: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const begun = performance.now();
    const site = await startBuiltSite(dataDir, account.settings);
    ready.push(performance.now() - begun);
    await pause(2000);
    idle.push(memoryOf(site.pid));
    await site.stop();
  }
  const after = await loaded(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    title: "Start and memory",
    measures: [
      measureOf("ready, with an existing database", "ms", ready, { atMost: 1000 }),
      measureOf("memory at rest", "MB", idle, { atMost: 160 }),
      measureOf(`memory after ${visits} pages and ${pictures.length} pictures`, "MB", [after.rested], {
        atMost: 220,
      }),
      measureOf("the most while pictures are converted, both processes", "MB", after.busy),
    ],
  };
}

async function loaded(dataDir: string): Promise<{ rested: number; busy: number[] }> {
  const site = await startBuiltSite(dataDir, { PAGE_CACHE_MB: "0", ...account.settings });
  try {
    const cookie = await signIn(site.address);
    const busy: number[] = [];
    for (const name of pictures) await upload(site.address, cookie, name);
    for (let visit = 0; visit < visits; visit += 1) {
      await (await fetch(`${site.address}${pages[visit % pages.length]}`)).arrayBuffer();
      if (visit % 50 === 0) busy.push(memoryOf(site.pid));
    }
    const end = performance.now() + longestConversion;
    while (performance.now() < end && (await areWaiting(site.address))) await pause(500);
    await pause(restsAfter);
    return { rested: memoryOf(site.pid), busy: [Math.max(...busy)] };
  } finally {
    await site.stop();
  }
}

async function upload(address: string, cookie: string, name: string): Promise<void> {
  const form = new FormData();
  form.set("Module", "gallery");
  form.set("image", new Blob([Uint8Array.from(readFileSync(`demo/pictures/${name}.jpg`))]), `${name}.jpg`);
  const reply = await fetch(`${address}/api/Upload`, { method: "POST", headers: { cookie }, body: form });
  if (!reply.ok) throw new Error(`an upload answered ${reply.status}: ${await reply.text()}`);
}

async function areWaiting(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/api/Upload?module=gallery`);
  const { data } = (await reply.json()) as { data: { state: string }[] };
  return data.some(({ state }) => state === "queued" || state === "converting");
}
