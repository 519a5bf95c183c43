import { expect, test, vi } from "vitest";
import { runStages, type Stage } from "./stages.ts";

const node = (name: string, code: string, after?: string[]): Stage => ({
  name,
  run: ["node", "--eval", code],
  after,
});

test("a stage that fails stops what stands after it, and nothing else", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const ended = await runStages([
    node("fails", "console.log('why'); process.exit(1)"),
    node("follows", "", ["fails"]),
    node("stands alone", ""),
    { name: "is nowhere", run: ["no-such-command-of-ours"] },
  ]);
  const printed = said.mock.calls.join("\n");
  said.mockRestore();
  const results = Object.fromEntries(ended.map(({ name, isPassed }) => [name, isPassed]));
  expect(results).toEqual({ fails: false, follows: false, "stands alone": true, "is nowhere": false });
  expect(printed).toMatch(/why\n— fails: \d+ s, FAILED/);
  expect(printed).not.toContain("… follows");
});

test("a stage begins when what it stands after has passed", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  await runStages([node("last", "", ["first"]), node("first", "")]);
  const printed = said.mock.calls.map(([text]) => String(text).trim());
  said.mockRestore();
  expect(printed.map((text) => text.replace(/: \d+ s$/, ""))).toEqual([
    "… first",
    "— first",
    "… last",
    "— last",
  ]);
});
