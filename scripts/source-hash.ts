import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";

/** A hash over names and contents of all files that match `sources`, except those that match `made`. */
export function sourceHash({ sources, made }: { sources: string[]; made: RegExp }): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^\.\//, ""));
  for (const path of files.filter((path) => !made.test(path)).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** True when the stamp does not exist or was written for other sources. */
export function isStale(stamp: string, wanted: string): boolean {
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted;
}
