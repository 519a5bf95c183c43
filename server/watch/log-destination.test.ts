import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** A process that writes as many lines and ends at once. */
function startWriter(lines: number) {
  const script = `
    const { openLog } = await import("./server/watch/open-log.ts");
    const log = openLog("requests");
    for (let line = 1; line <= ${lines}; line += 1) log.info({ line }, "request");
    log.writeLine('{"line":"last"}\\n');
    process.exit(0);`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test("a reader who has stopped reading holds nobody up, not even the end", async () => {
  const child = startWriter(20_000);
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a reader who reads gets every line, the last one too", async () => {
  const told = (await text(startWriter(200).stdout)).split("\n");
  expect(told.slice(0, 200).map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
  expect(told.slice(200)).toEqual(['{"line":"last"}', ""]);
});
