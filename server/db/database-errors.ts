/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const duplicateKey = new Set([1555, 2067]);

/** PostgreSQL's code for a write to a server that only reads. */
export const readOnlyTransaction = "25006";

const away = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "28P01", "28000", "3D000"];

/** True where nobody is there, or nobody of this name, with this password, or of this database. */
export function isAway(error: unknown): boolean {
  return hasCode(error, ...away);
}

/** True for PostgreSQL's lock timeout and deadlock. */
export function isLockedOut(error: unknown): boolean {
  return hasCode(error, "55P03", "40P01");
}

/** True for a violated unique or primary key. */
export function isDuplicate(error: unknown): boolean {
  if (error instanceof Error && "errcode" in error) return duplicateKey.has(Number(error.errcode));
  return hasCode(error, "23505");
}

/** True when the transaction may be run again: after a serialization failure, a deadlock or a duplicate key. */
export function isWorthRetrying(error: unknown): boolean {
  return hasCode(error, "40001", "40P01") || isDuplicate(error);
}

/** True for an error, of PostgreSQL or the system, with one of the codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
