import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run-command.ts";

const folder = "tools/demo-pictures";
/** The files that the tests of the drawing package depend on. */
const sources = [`${folder}/**/*.{ts,json}`, "demo/pictures/*"];
/** The hash at the last passed test; committed, so that a clean checkout has it too. */
const testedFile = `${folder}/tested.sha256`;

/** Runs a script of that package, after installing its dependencies. Throws when it fails. */
export async function inDemoPictures(script: string, args: string[] = []): Promise<void> {
  await run("npm", ["ci", "--prefix", folder, "--prefer-offline", "--loglevel=error"]);
  await run("npm", ["run", "--silent", "--prefix", folder, script, "--", ...args]);
}

/** Whether the drawing or its pictures changed since its tests last passed. */
export function haveDemoPicturesChanged(): boolean {
  return readFileSync(testedFile, "utf8") !== sourceHash();
}

export function markDemoPicturesTested(): void {
  writeFileSync(testedFile, sourceHash());
}

function sourceHash(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { exclude: [`${folder}/node_modules/**`] });
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return `${hash.digest("hex")}\n`;
}
