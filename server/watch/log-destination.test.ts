import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const pause = "await new Promise((end) => setTimeout(end, 600));";

/** A process that writes as many lines, does something else, and ends at once. */
function startWriter(lines: number, output: number | "pipe" = "pipe", meanwhile = "") {
  const script = `
    const { openLog } = await import("./server/watch/open-log.ts");
    const log = openLog("requests");
    for (let line = 1; line <= ${lines}; line += 1) log.info({ line }, "request");
    ${meanwhile}
    log.writeLine('{"line":"last"}\\n');
    process.exit(0);`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", output, "inherit"],
  });
}

test("a reader who has stopped reading holds nobody up, not even the end", async () => {
  const child = startWriter(20_000);
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a reader who reads gets every line, the last one too", async () => {
  const told = (await text(startWriter(200).stdout ?? Readable.from([]))).split("\n");
  expect(told.slice(0, 200).map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
  expect(told.slice(200)).toEqual(['{"line":"last"}', ""]);
});

test.skipIf(process.platform !== "linux").each([
  ["which ends at once", ""],
  ["which goes on", pause],
])(
  "a disk without room for the log neither ends a process nor holds it at its end, %s",
  async (_, meanwhile) => {
    const full = openSync("/dev/full", "w");
    const child = startWriter(1000, full, meanwhile);
    closeSync(full);
    const hung = setTimeout(() => child.kill("SIGKILL"), 15_000);
    expect(await once(child, "exit")).toEqual([0, null]);
    clearTimeout(hung);
  },
);

test("a file has every line in its order, the last one too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-log-"));
  const output = openSync(join(folder, "site.log"), "a");
  expect(await once(startWriter(1000, output, pause), "exit")).toEqual([0, null]);
  closeSync(output);
  const lines = readFileSync(join(folder, "site.log"), "utf8").trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { line: number | string }).line)).toEqual([
    ...Array.from({ length: 1000 }, (_, index) => index + 1),
    "last",
  ]);
  rmSync(folder, { recursive: true });
});
