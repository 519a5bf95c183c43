import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes SHA256SUMS with the hash of every file in `folder`, for `sha256sum -c`. */
export function writeSums(folder: string): void {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .concat(globSync("**/.*", { cwd: folder, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = [...new Set(files)].map((file) => {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    return `${hash}  .${file.slice(folder.length)}\n`;
  });
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
}
