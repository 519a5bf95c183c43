import { build, type Plugin } from "vite";

const query = "?script";

/** A Vite plugin: `import text from "./file.ts?script"` imports the file, bundled for browsers, as text. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const entry = id.slice(0, -query.length);
      this.addWatchFile(entry);
      const built = await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: {
          write: false,
          target: "es2022",
          minify: true,
          lib: { entry, formats: ["iife"], name: "page" },
        },
      });
      const [result] = Array.isArray(built) ? built : [built];
      if (!result || !("output" in result)) throw new Error(`${entry} was not built`);
      return `export default ${JSON.stringify(result.output[0].code.trim())};`;
    },
  };
}
