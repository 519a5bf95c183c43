import { AppError } from "../errors.ts";
import { DatabaseAway } from "./postgres-pool.ts";

/** In seconds: when it is worth asking again. */
const retryAfter = "5";

/**
 * PostgreSQL's codes, by their beginnings: the connection (08), the server's means (53), the operator (57: stopping,
 * starting, a statement that took too long), a lock that was not to be had, a transaction given up for another's sake,
 * a server that only reads just now.
 */
const passingStates = ["08", "53", "57", "55P03", "40001", "40P01", "25P03", "25006"];

/** Of the network, and of a full disk. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EDQUOT",
]);

/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. */
const passingSqliteCodes = new Set([5, 6, 10, 13]);

/** What the client of the S3 store calls its own time limits. */
const timeOutNames = new Set(["TimeoutError", "RequestTimeout"]);

/**
 * The failure to tell when a record or a picture cannot be reached or kept for the moment: no connection, no answer in
 * time, no space. Undefined for everything else.
 */
export function asFailure(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !isPassing(error)) return undefined;
  return new AppError("unavailable", { headers: { "retry-after": retryAfter } });
}

/** What SQLite, PostgreSQL, the system and the client of the S3 store may add to an error. */
type Fault = Error & { code?: unknown; errcode?: unknown; $metadata?: { httpStatusCode?: number } };

function isPassing(error: Error): boolean {
  const { code, errcode, $metadata }: Fault = error;
  if (error instanceof DatabaseAway || timeOutNames.has(error.name)) return true;
  if (typeof errcode === "number") return passingSqliteCodes.has(errcode & 0xff);
  if ($metadata?.httpStatusCode) return $metadata.httpStatusCode >= 500;
  if (typeof code !== "string") return false;
  if (systemCodes.has(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && passingStates.some((state) => code.startsWith(state));
}
