import { addressOf } from "./postgres-address.ts";

/** Why PostgreSQL cannot be used, as one sentence with its address, for the operator's tasks. */
export function serverFault(databaseUrl: string, error: unknown): Error {
  return new Error(`PostgreSQL at ${addressOf(databaseUrl)} cannot be used: ${reasonOf(error)}`, {
    cause: error,
  });
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses fails with an error for each of them, and no message of its own.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return error.message || (inner instanceof Error ? inner.message : error.name);
}
