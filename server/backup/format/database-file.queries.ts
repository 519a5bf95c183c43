import { Worker } from "node:worker_threads";

/** What a SQLite file contains: the number of rows of each table, the applied migrations, and faults found in it. */
export type FileFacts = { tables: Record<string, number>; migrations: string[]; faults: string[] };

/**
 * Reads and checks a SQLite file in a thread, because it takes seconds, and leaves it as one file without a log.
 * `thorough` also compares indexes with their tables, those of words too, and foreign keys. Throws when it is no
 * database.
 */
export async function readDatabaseFile(file: string, thorough: boolean): Promise<FileFacts> {
  // The thread gets the function's source: it then needs no file of its own, however the site is built.
  const thread = new Worker(`(${inspect.toString()})()`, { eval: true, workerData: { file, thorough } });
  const { promise, resolve, reject } = Promise.withResolvers<FileFacts>();
  thread.once("message", resolve).once("error", reject);
  return promise;
}

/** Runs in the thread and may use nothing from outside. */
function inspect(): void {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const database = new DatabaseSync(workerData.file);
  const texts = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((row) => Object.values(row).map(String).join(" "));
  database.exec("pragma journal_mode = delete");
  const tablesOf = (types: string) =>
    texts(`select name from pragma_table_list where schema = 'main' and type in (${types})
      and name not like 'sqlite%'`);
  const checks = workerData.thorough
    ? ["pragma integrity_check"]
    : tablesOf("'table', 'shadow'").map((name) => `pragma quick_check("${name}")`);
  const faults = checks.flatMap(texts).filter((line) => line !== "ok");
  if (workerData.thorough)
    faults.push(...texts("pragma foreign_key_check").map((line) => `a key that leads nowhere: ${line}`));
  const names = tablesOf("'table'");
  const tables: Record<string, number> = {};
  for (const name of names) tables[name] = Number(texts(`select count(*) from "${name}"`)[0]);
  const migrations = names.includes("migrations") ? texts("select name from migrations order by name") : [];
  database.close();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage({ tables, migrations, faults });
}
