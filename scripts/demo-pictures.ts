import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run-command.ts";

const folder = "tools/demo-pictures";
/** What its tests read: its own files, and the pictures that it drew. */
const sources = [`${folder}/**/*.{ts,json}`, "demo/pictures/*"];
/** Committed with the change, so that a clean checkout knows too. */
const testedFile = `${folder}/tested.sha256`;

/** Runs a script of the drawing's own package, whose packages nothing else installs. Throws when it fails. */
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
