import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { operatorTasks } from "./operator-tasks.ts";
import { replaceFiles } from "./replace-files.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Packages with native code, which cannot be bundled. */
export const packagesLeftOut = ["sharp"];
/** Optional dependencies of `pg` and pino, which are not installed. */
const neverInstalled = ["pg-native", "pino-pretty"];

/**
 * Bundles the server, the operator's tasks and the built pages into `folder`, including their packages. Code that only some
 * settings need is in separate chunks, loaded on demand. Returns the paths of all bundled files.
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
      // For stack traces in the log, which need no source text.
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Names are kept for stack traces.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    },
    // React's "use client" directives are for other bundlers.
    checks: { moduleLevelDirective: false },
    logLevel: "warn",
  });
  return output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await replaceFiles(`${root}build/site`, buildServer);
}
