import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";

/** One hash over names and bytes of all files that match `sources`, but for those whose path matches `made`. */
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

/** True when the stamp was written for other sources, or never. */
export function isStale(stamp: string, wanted: string): boolean {
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted;
}
