import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export type SourceFile = { path: string; text: string };

/** Every source file of the project. */
export function readSources(): SourceFile[] {
  return globSync("{app,contract,server,demo,test,scripts,bench}/**/*.{ts,tsx}").map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(path, "utf8"),
  }));
}

/** The imports of a file: packages by name, own files by path from the root. */
export function importsOf(file: SourceFile): string[] {
  return readImports(file).map(({ imported }) => imported);
}

/** The same, with dynamic imports marked. */
export function readImports({ path, text }: SourceFile): { imported: string; isDynamic: boolean }[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*(\()\s*|\bimport\s+)["']([^"'\n]+)["']/g);
  return [...found].map(([, bracket, specifier = ""]) => ({
    imported: pathOf(path, specifier),
    isDynamic: bracket !== undefined,
  }));
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier;
}

/** The first cycle among own files, as the paths along it; null when there is none. */
export function findCycle(files: SourceFile[]): string[] | null {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]));
  const done = new Set<string>();
  function visit(path: string, trail: string[]): string[] | null {
    const start = trail.indexOf(path);
    if (start >= 0) return [...trail.slice(start), path];
    if (done.has(path)) return null;
    for (const next of graph.get(path) ?? []) {
      const cycle = graph.has(next) ? visit(next, [...trail, path]) : null;
      if (cycle) return cycle;
    }
    done.add(path);
    return null;
  }
  for (const path of graph.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return null;
}
