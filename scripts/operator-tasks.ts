import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Names of the tasks in scripts/tasks that are part of a release: those that read the server's settings. The others build
 * and test.
 */
export function operatorTasks(): string[] {
  const files = globSync(new URL("tasks/*.ts", import.meta.url).pathname);
  const isOperators = (file: string) => readFileSync(file, "utf8").includes('from "#server/config.ts"');
  return files
    .filter(isOperators)
    .map((file) => basename(file, ".ts"))
    .sort();
}
