import { ensureBuilt } from "../build.ts";

await ensureBuilt();
process.env["NODE_ENV"] = "production";
try {
  // The bundle, not the sources: no type stripping at the start, and only code that the settings need is loaded.
  await import(new URL("../../build/site/main.js", import.meta.url).href);
} catch (error) {
  // Usually a wrong setting or a newer database: the message is enough, without the stack.
  console.error(error instanceof Error ? error.message : error);
  // A special exit code tells service managers not to restart.
  process.exit(error instanceof Error && "exitCode" in error ? Number(error.exitCode) : 1);
}
