import { readFileSync, writeFileSync } from "node:fs";
import { run } from "./run-command.ts";
import { sourceHash } from "./source-hash.ts";

const folder = "tools/demo-pictures";
/** The files that the tests of the drawing package depend on. */
const tested = { sources: [`${folder}/**/*.{ts,json}`, "demo/pictures/*"], made: /\/node_modules\// };
/** The hash at the last passed test; committed, so that a clean checkout has it too. */
const testedFile = `${folder}/tested.sha256`;

/** Runs a script of that package, after installing its dependencies. Throws when it fails. */
export async function inDemoPictures(script: string, args: string[] = []): Promise<void> {
  await run("npm", ["ci", "--prefix", folder, "--prefer-offline", "--loglevel=error"]);
  await run("npm", ["run", "--silent", "--prefix", folder, script, "--", ...args]);
}

/** Whether the drawing or its pictures changed since its tests last passed. */
export function haveDemoPicturesChanged(): boolean {
  return readFileSync(testedFile, "utf8") !== `${sourceHash(tested)}\n`;
}

export function markDemoPicturesTested(): void {
  writeFileSync(testedFile, `${sourceHash(tested)}\n`);
}
