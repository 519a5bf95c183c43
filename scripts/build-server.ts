import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { operatorTasks } from "./operator-tasks.ts";
import { replaceFiles } from "./replace-files.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Has a native part, so it stays a package. */
export const packagesLeftOut = ["sharp"];
/** Asked for by `pg` and pino where they are installed; they are not. */
const neverInstalled = ["pg-native", "pino-pretty"];

/**
 * Bundles the server, the tasks of whoever runs it, and the built pages into `folder`, their packages included. What a
 * setting does not need is in parts of its own, loaded when it does. Returns the paths of all files that went in.
 */
export async function buildServer(folder: string): Promise<string[]> {
  const tasks = operatorTasks().map((name) => [name, `${root}scripts/tasks/${name}.ts`]);
  const { output } = await build({
    cwd: root,
    input: {
      main: `${root}server/main.ts`,
      "picture-child": `${root}server/pictures/image/picture-child.ts`,
      "sheet-worker": `${root}server/imports/sheet/sheet-worker.ts`,
      ...Object.fromEntries(tasks),
    },
    platform: "node",
    external: [...packagesLeftOut, ...neverInstalled],
    transform: { target: "node26", define: { "process.env.NODE_ENV": '"production"' } },
    output: {
      dir: folder,
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "parts/[name]-[hash].js",
      // For stacks in the log; they need no source text.
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Names stay, for the same stacks.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    },
    // React's directives for another bundler.
    checks: { moduleLevelDirective: false },
    logLevel: "warn",
  });
  return output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await replaceFiles(`${root}build/site`, buildServer);
}
