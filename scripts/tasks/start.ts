import { ensureBuilt } from "../build.ts";

await ensureBuilt();
process.env["NODE_ENV"] = "production";
try {
  await import("#server/main.ts");
} catch (error) {
  // A setting, a newer database: the words are what helps, not the stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
