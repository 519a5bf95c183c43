import { ensureBuilt } from "../build.ts";

await ensureBuilt();
process.env["NODE_ENV"] = "production";
try {
  // Not the sources: nothing is transformed at the start, and what settings do not need is not loaded.
  await import(new URL("../../build/site/main.js", import.meta.url).href);
} catch (error) {
  // Mostly a wrong setting or a newer database: the message helps, the stack does not.
  console.error(error instanceof Error ? error.message : error);
  // With a code of its own, so that a service manager does not try again what cannot work.
  process.exit(error instanceof Error && "exitCode" in error ? Number(error.exitCode) : 1);
}
