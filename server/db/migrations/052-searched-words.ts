import type { Transaction } from "../open.ts";
import { addTrigrams, type Engine } from "../portable.ts";
import { type IndexedTable, indexedWords, indexWords } from "../word-index.ts";

/** The words by which the long lists are searched, each list's in an index of its own. */
export async function indexSearches(db: Transaction, engine: Engine): Promise<void> {
  if (engine === "postgres" && !(await addTrigrams(db))) return;
  for (const table of Object.keys(indexedWords) as IndexedTable[]) await indexWords(db, engine, table);
}
