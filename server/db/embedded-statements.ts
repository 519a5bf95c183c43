import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery } from "kysely";

export type Done = { rows: unknown[]; insertId?: bigint; numAffectedRows?: bigint };
export type RunStatement = (query: CompiledQuery) => Done;

const mostCached = 500;

/** Runs statements, each prepared once. */
export function statementRunner(database: DatabaseSync): RunStatement {
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  function prepare(text: string) {
    const known = prepared.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    // A search index has row ids of its own, which are larger than a number can be.
    if (statement.columns().length === 0) statement.setReadBigInts(true);
    const made = { statement, returnsRows: statement.columns().length > 0 };
    if (prepared.size >= mostCached) prepared.clear();
    prepared.set(text, made);
    return made;
  }

  return ({ sql, parameters }) => {
    const { statement, returnsRows } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  };
}
