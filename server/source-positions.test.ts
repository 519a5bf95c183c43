import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { projectFolder } from "./project-folder.ts";
import { mapToSources } from "./source-positions.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));
const bundle = pathToFileURL(join(folder, "main.js")).href;
// Its first line stands for line 3, column 5 of the source.
const map = {
  version: 3,
  sources: [new URL("server/accept.ts", projectFolder).href],
  names: [],
  mappings: "AAEI",
};
writeFileSync(join(folder, "main.js.map"), JSON.stringify(map));

test("a position in a bundle is told as the one in its source", () => {
  expect(mapToSources(`Error: no\n    at accept (${bundle}:1:1)`)).toBe(
    "Error: no\n    at accept (server/accept.ts:3:5)",
  );
});

test("a position without a map stays", () => {
  const stack = `Error: no\n    at ${bundle.replace("main", "other")}:4:2\n    at node:fs:1:1`;
  expect(mapToSources(stack)).toBe(stack);
});
