import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { run } from "./run-command.ts";

const sources = [
  "{app,contract,public}/**/*",
  "package-lock.json",
  "{vite.config,react-router.config}.ts",
  "scripts/build*.ts",
];
/** Made by the build itself, so not compared: its sources are. */
const made = "app/styles/fonts";
const stamp = "build/.built-from";
const compressible = "build/client/**/*.{js,css,svg,html,txt,xml,json,webmanifest}";

/** Builds the pages when a source has changed since the last build; says so when it does. */
export async function ensureBuilt(): Promise<void> {
  await run("node", ["scripts/build-content-pictures.ts"]);
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the pages …");
  await run("node", ["scripts/build-fonts.ts"]);
  await run("react-router", ["build", "--logLevel", "warn"]);
  await Promise.all(globSync(compressible).map(precompress));
  writeFileSync(stamp, wanted);
}

function sourceHash(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath !== made,
  );
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Leaves `.br` and `.gz` beside a file, for the server to send as they are. */
async function precompress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
