import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf, readSources } from "./support/imports.ts";

const styles = "app/styles/app.css";
/** Where a page begins that has no other styles: guests' pages, and what staff see before they are in. */
const firstFiles =
  /^app\/(?:root|reference|entry\.client|entry\.server)\.tsx?$|^app\/routes\/(?:public\/|control\/(?:login|own-password)\.)/;

const rules = [...readFileSync(styles, "utf8").matchAll(/^@source (not )?"(.*)";$/gm)].map(
  ([, not, pattern = ""]) => ({ isLeftOut: not !== undefined, files: filesOf(pattern) }),
);

function filesOf(pattern: string): Set<string> {
  return new Set(globSync(posix.join("app/styles", pattern)).map((path) => path.replaceAll("\\", "/")));
}

/** The last rule that names a file decides. */
function isLeftOut(path: string): boolean {
  return rules.findLast(({ files }) => files.has(path))?.isLeftOut ?? true;
}

function reached(): Set<string> {
  const sources = new Map(readSources().map((file) => [file.path, file]));
  const found = new Set(
    [...sources.keys()].filter((path) => firstFiles.test(path) && !path.includes(".test.")),
  );
  for (const path of found) {
    const file = sources.get(path);
    for (const imported of file ? importsOf(file) : [])
      if (imported.startsWith("app/") && sources.has(imported)) found.add(imported);
  }
  return found;
}

test("guests' styles know the classes of every file that a guest's page is made of", () => {
  const files = reached();
  expect(files.size).toBeGreaterThan(200);
  expect([...files].filter(isLeftOut)).toEqual([]);
});

test("guests' styles leave out the control area", () => {
  expect(isLeftOut("app/routes/control/dashboard-page.tsx")).toBe(true);
  expect(isLeftOut("app/features/calendar/board/bar-link.tsx")).toBe(true);
  expect(isLeftOut("app/routes/control/login.tsx")).toBe(false);
});
