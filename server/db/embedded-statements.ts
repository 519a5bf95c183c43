import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery } from "kysely";

export type StatementResult = { rows: unknown[]; insertId?: bigint; numAffectedRows?: bigint };
export type RunStatement = (query: CompiledQuery) => StatementResult;

const mostCached = 500;

/** Runs statements, each prepared once. */
export function statementRunner(database: DatabaseSync): RunStatement {
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  function prepare(text: string) {
    const existing = prepared.get(text);
    if (existing) return existing;
    const statement = database.prepare(text);
    // A full-text index has row ids of its own, which exceed JavaScript's safe integers.
    if (statement.columns().length === 0) statement.setReadBigInts(true);
    const entry = { statement, returnsRows: statement.columns().length > 0 };
    if (prepared.size >= mostCached) prepared.clear();
    prepared.set(text, entry);
    return entry;
  }

  return ({ sql, parameters }) => {
    const { statement, returnsRows } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  };
}
