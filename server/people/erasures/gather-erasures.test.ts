import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gatherErasures } from "./gather-erasures.ts";

let dataDir: string;
let copies: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "agency-gather-"));
  copies = join(dataDir, "copies");
  mkdirSync(copies);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const line = (id: string) =>
  JSON.stringify({ id, at: "2030-06-01T06:30:00.000Z", keyMark: "k", person: "p", records: [] });
const list = (folder: string, text: string) => writeFileSync(join(folder, "erasures.jsonl"), text);
const gather = (isLost = false) => gatherErasures({ dataDir }, [copies], isLost);

test("no list is none; what a killed process half wrote is no fault, whether or not it was written again", async () => {
  expect(await gather()).toBe(0);
  list(copies, `\n${line("a")}\n\n${line("b").slice(0, 30)}\n${line("b")}\n\n${line("c").slice(0, 40)}`);
  expect(await gather()).toBe(2);
});

test.each([
  ["a broken line", `\n${line("a")}\nwhat is this\n`, 1],
  ["a line that was cut and never written again", `\n${line("b").slice(0, 30)}\n${line("a")}\n`, 1],
  ["nothing but noise", "\u0000\u0001\u0002", 0],
])("%s stops the restore, in either folder, unless it is said to be lost", async (_, text, readable) => {
  for (const folder of [copies, dataDir]) {
    list(folder, text);
    await expect(gather()).rejects.toThrow(join(folder, "erasures.jsonl"));
    expect(await gather(true)).toBe(readable);
    rmSync(join(dataDir, "erasures.jsonl"), { force: true });
    rmSync(join(copies, "erasures.jsonl"), { force: true });
  }
});

test("a list that may not be read, or is no file, is named, with what to do", async () => {
  mkdirSync(join(copies, "erasures.jsonl"));
  await expect(gather()).rejects.toThrow(/erasures\.jsonl \(EISDIR.*--erasures-lost. Nothing was changed/);
  expect(await gather(true)).toBe(0);
});
