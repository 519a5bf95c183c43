import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Bundles the service worker into `file`: one script, served from the root so that its scope is the whole site. */
export async function buildWorker(file: string): Promise<void> {
  await build({
    cwd: root,
    input: `${root}app/worker/worker.ts`,
    platform: "browser",
    transform: { target: "es2022" },
    output: { file, format: "iife", minify: true },
    logLevel: "warn",
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorker(`${root}build/client/sw.js`);
