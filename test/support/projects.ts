import { importsOf, readSources } from "./imports.ts";

const opensDatabase = "test/support/fresh-database.ts";
const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/^test\/(e2e|engines|help)\//.test(path);

/**
 * All test files, sorted by their imports: `api` files open a database of the engine under test and run on both
 * engines, `unit` files run once.
 */
export function sortTests(): { api: string[]; unit: string[] } {
  const sources = new Map(readSources().map((file) => [file.path, file]));
  const known = new Map<string, boolean>([[opensDatabase, true]]);
  function reachesDatabase(path: string): boolean {
    const file = sources.get(path);
    if (!file) return false;
    const before = known.get(path);
    if (before !== undefined) return before;
    known.set(path, false);
    const loaded = { path, text: file.text.replaceAll(/\bimport type [^;]+;/g, "") };
    const reaches = file.text.includes("TEST_DATABASE_URL") || importsOf(loaded).some(reachesDatabase);
    known.set(path, reaches);
    return reaches;
  }
  const tests = [...sources.keys()].filter(isTest);
  const api = tests.filter(reachesDatabase);
  return { api, unit: tests.filter((path) => !api.includes(path)) };
}
