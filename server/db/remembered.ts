import type { Executor } from "./open.ts";

/** Transactions that remember, with what their readings stand under until they are forgotten. */
const turns = new WeakMap<Executor, object>();

/**
 * From here to its end this transaction reads once what is `remembered`, and holds the locks that were taken with it: for
 * long work that changes none of it.
 */
export function rememberReads(transaction: Executor): void {
  turns.set(transaction, {});
}

/** After a part of the transaction was undone, for its locks are gone with it. */
export function forgetReads(transaction: Executor): void {
  if (turns.has(transaction)) turns.set(transaction, {});
}

/** Reads the same once in a transaction that remembers, by `nameOf` what is asked; anywhere else each time. */
export function remembered<Asked extends unknown[], T>(
  read: (db: Executor, ...asked: Asked) => Promise<T>,
  nameOf: (...asked: Asked) => string = (...asked) => asked.join(" "),
): (db: Executor, ...asked: Asked) => Promise<T> {
  const known = new WeakMap<object, Map<string, Promise<T>>>();
  return (db, ...asked) => {
    const turn = turns.get(db);
    if (!turn) return read(db, ...asked);
    const readings = known.get(turn) ?? new Map<string, Promise<T>>();
    known.set(turn, readings);
    const name = nameOf(...asked);
    const found = readings.get(name) ?? read(db, ...asked);
    readings.set(name, found);
    return found;
  };
}
