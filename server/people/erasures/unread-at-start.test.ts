import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHealth } from "#server/health/read-health.ts";
import type { Backups, Services } from "#server/services.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { repeatErasures } from "./repeat-erasures.ts";

const app = appOfFile();
let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "agency-unread-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The services of a site whose backups are in the folder, and what it logs. */
function siteWith(list: string): { services: Services; logged: () => Record<string, unknown>[] } {
  writeFileSync(join(folder, "erasures.jsonl"), list);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const backups = { folder, dataDir: app.services.dataDir } as Backups;
  const services = { ...app.services, log, backups, isDemo: false };
  return { services, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const line = (id: string) =>
  JSON.stringify({ id, at: "2030-06-01T06:30:00.000Z", keyMark: "k", person: "p", records: [] });

async function backupsOf(services: Services) {
  return (await readHealth(services)).find(({ name }) => name === "backups");
}

test("a start names the file and the line of the list of erasures that it cannot read, and so does the health", async () => {
  const { services, logged } = siteWith(`${line("a")}\nwhat is this\n${line("b")}\n\nnor this\n`);
  await repeatErasures(services);
  const file = join(folder, "erasures.jsonl");
  expect(logged()).toContainEqual(expect.objectContaining({ level: 40, file, lines: "line 2 and 1 more" }));
  const health = await backupsOf(services);
  expect(health?.says).toContain(`cannot be read whole (${file}, line 2 and 1 more)`);
  expect(health?.advice).toContain("deploy/backups.md");
});

test("of a list that is intact, or whose last line was half written, nothing is said", async () => {
  const { services, logged } = siteWith(`${line("a")}\n${line("b").slice(0, 40)}`);
  await repeatErasures(services);
  expect(logged().filter(({ file }) => file !== undefined)).toEqual([]);
  expect((await backupsOf(services))?.says).not.toContain("erased");
});
