import { readImports, readSources, type SourceFile } from "./imports.ts";

/** The second loads a copy of the first by a path that no import names. */
const openDatabases = new Set(["test/support/fresh-database.ts", "test/support/house-with.ts"]);
const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/^test\/(e2e|engines|help)\//.test(path);

type Projects = Record<"api" | "apiWithPages" | "unit" | "document", string[]>;

/**
 * All test files: by their imports, `api` files open a database of the engine under test and run on both engines, those
 * `apiWithPages` together with pages. Of the others, which run once, `document` files have a document.
 */
export function sortTests(): Projects {
  const sources = new Map(readSources().map((file) => [file.path, file]));
  const isApi = whoReaches(sources, ({ path, text }) => {
    return openDatabases.has(path) || text.includes("TEST_DATABASE_URL");
  });
  const hasPages = whoReaches(sources, ({ path }) => path.endsWith(".tsx"), false);
  const projects: Projects = { api: [], apiWithPages: [], unit: [], document: [] };
  for (const [path, { text }] of sources) {
    if (!isTest(path)) continue;
    if (isApi(path)) projects[hasPages(path) ? "apiWithPages" : "api"].push(path);
    else projects[text.includes("@vitest-environment jsdom") ? "document" : "unit"].push(path);
  }
  return projects;
}

/** The imports of a file; without the dynamic ones where it is not enough that they may come. */
function loads({ path, text }: SourceFile, isWithDynamic: boolean): string[] {
  const imports = readImports({ path, text: text.replaceAll(/\bimport type [^;]+;/g, "") });
  return imports.filter(({ isDynamic }) => isWithDynamic || !isDynamic).map(({ imported }) => imported);
}

/** Returns a predicate: whether a file matches `isGoal`, or imports one that does. */
function whoReaches(
  sources: Map<string, SourceFile>,
  isGoal: (file: SourceFile) => boolean,
  isWithDynamic = true,
): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return function reaches(path): boolean {
    const file = sources.get(path);
    if (!file) return false;
    const before = known.get(path);
    if (before !== undefined) return before;
    known.set(path, false);
    const isReached = isGoal(file) || loads(file, isWithDynamic).some(reaches);
    known.set(path, isReached);
    return isReached;
  };
}
