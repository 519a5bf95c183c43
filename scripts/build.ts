import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { run } from "./run-command.ts";
import { isStale, sourceHash } from "./source-hash.ts";
import { writeLists } from "./write-lists.mjs";

/** Outputs of the build itself, which are not part of the source hash. */
const made = /^(app\/styles\/fonts|app\/content\/pictures\.json|public\/assets\/content)/;
const pages = {
  stamp: "build/.built-from",
  sources: [
    "{app,contract,public}/**/*",
    "demo/pictures/*",
    "package-lock.json",
    "{vite.config,react-router.config}.ts",
    "scripts/{build*,inline-scripts,scripts-of-staff,unused-constants}.ts",
    "server/pictures/image/*.ts", // makes the content pictures
  ],
  made,
};
/** Includes the stamp of the pages, so that the server is rebuilt after them. */
const server = {
  stamp: "build/site/.built-from",
  sources: ["{server,contract,demo,scripts}/**/*.ts", "package.json", "package-lock.json", pages.stamp],
  made: /\.test\.ts$/,
};
const compressible = "build/client/**/*.{js,css,svg,html,txt,xml,json,webmanifest}";

/** Builds pages and server when a source has changed since the last build; says so when it does. */
export async function ensureBuilt(): Promise<void> {
  writeLists();
  const wanted = sourceHash(pages);
  if (isStale(pages.stamp, wanted)) {
    console.log("Building the pages …");
    await run("node", ["scripts/build-content-pictures.ts"]);
    await run("node", ["scripts/build-fonts.ts"]);
    // Test runners set NODE_ENV, which would make a development build.
    await run("react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
    await run("node", ["scripts/build-worker.ts"]);
    await Promise.all(globSync(compressible).map(precompress));
    writeFileSync(pages.stamp, wanted);
  }
  await ensureServerBuilt();
}

/** Bundles only the server, with the last build of the pages, when a source has changed; takes a second. */
export async function ensureServerBuilt(): Promise<void> {
  writeLists();
  const wanted = sourceHash(server);
  if (!isStale(server.stamp, wanted)) return;
  await run("node", ["scripts/build-server.ts"]);
  writeFileSync(server.stamp, wanted);
}

/** Writes precompressed `.br` and `.gz` versions beside a file. */
async function precompress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
