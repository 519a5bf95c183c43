import type { Executor } from "./open.ts";

/** Transactions that cache their reads, each with the key of its results until these are forgotten. */
const transactionKeys = new WeakMap<Executor, object>();

/**
 * Until its end this transaction runs each read of `memoizeRead` only once, and holds the locks that the read takes. For
 * long work that changes none of what it reads.
 */
export function rememberReads(transaction: Executor): void {
  transactionKeys.set(transaction, {});
}

/** To be called when a part of the transaction was rolled back: the locks taken in it are released. */
export function forgetReads(transaction: Executor): void {
  if (transactionKeys.has(transaction)) transactionKeys.set(transaction, {});
}

/** In a transaction of `rememberReads`, runs equal reads (by `nameOf` their arguments) once; elsewhere each time. */
export function memoizeRead<Args extends unknown[], T, Db extends Executor = Executor>(
  read: (db: Db, ...args: Args) => Promise<T>,
  nameOf: (...args: Args) => string = (...args) => args.join(" "),
): (db: Db, ...args: Args) => Promise<T> {
  const resultsByKey = new WeakMap<object, Map<string, Promise<T>>>();
  return (db, ...args) => {
    const transactionKey = transactionKeys.get(db);
    if (!transactionKey) return read(db, ...args);
    const results = resultsByKey.get(transactionKey) ?? new Map<string, Promise<T>>();
    resultsByKey.set(transactionKey, results);
    const name = nameOf(...args);
    const found = results.get(name) ?? read(db, ...args);
    results.set(name, found);
    return found;
  };
}
