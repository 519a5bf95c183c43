import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeLists } from "./write-lists.mjs";

/** A house with nothing in it but these files. */
function houseOf(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), "agency-lists-"));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  return house;
}

test("lists and pages that another version wrote go, whatever they are called; other files stay", () => {
  const gone = [
    "app/routes/control/manage-boats.made.tsx",
    "app/features/boats/boat-words.made.ts",
    "contract/boat-names.made.ts",
    "server/boats.made.ts",
  ];
  const kept = ["app/features/boats/boat-words.ts", "server/made.ts"];
  const house = houseOf({
    "contract/order.json": JSON.stringify({ endpoints: [], kinds: [] }),
    "server/db/migrations/order.json": "{}",
    ...Object.fromEntries([...gone, ...kept].map((path) => [path, 'import "./boats.ts";\n'])),
  });
  writeLists(house);
  const there = [...gone, ...kept, "server/kinds.made.ts"].filter((path) => existsSync(join(house, path)));
  expect(there).toEqual([...kept, "server/kinds.made.ts"]);
});
