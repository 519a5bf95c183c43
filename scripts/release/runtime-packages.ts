import { existsSync, readFileSync } from "node:fs";

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Folders of the packages and their installed runtime dependencies. */
export function runtimePackages(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from?: string) => {
    const nested = `${from}/node_modules/${name}`;
    const path = from && existsSync(nested) ? nested : `node_modules/${name}`;
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    const manifest = JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as Manifest;
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    for (const dependency of Object.keys(needed)) add(dependency, path);
  };
  for (const name of names) add(name);
  return [...found];
}
