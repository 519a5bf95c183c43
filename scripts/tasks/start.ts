import { ensureBuilt } from "../build.ts";

await ensureBuilt();
process.env["NODE_ENV"] = "production";
try {
  await import("#server/main.ts");
} catch (error) {
  // Mostly a wrong setting or a newer database: the message helps, the stack does not.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
