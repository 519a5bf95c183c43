import { AppError } from "../errors.ts";
import { FileGone } from "./file-in-place.ts";
import { DatabaseAway } from "./postgres-client.ts";

/** `Retry-After`, in seconds. */
const retryAfter = "5";

/**
 * Prefixes of PostgreSQL's transient error codes: connection (08), insufficient resources (53), operator intervention
 * (57: shutdown, startup, statement timeout), lock timeout, serialization failure, deadlock, idle and read-only
 * transactions.
 */
const transientStates = ["08", "53", "57", "55P03", "40001", "40P01", "25P03", "25006"];

/** System error codes of the network, of a full disk, and of too many open files. */
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
  "EMFILE",
  "ENFILE",
]);

const sqliteFull = 13;
/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. */
const transientSqliteCodes = new Set([5, 6, 10, 13]);

/** Error names of the S3 client's timeouts. */
const timeOutNames = new Set(["TimeoutError", "RequestTimeout"]);

/**
 * Returns the AppError for a transient fault of the database or the picture store: no connection, timeout, no space.
 * Undefined for every other error.
 */
export function asFailure(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !isTransient(error)) return undefined;
  const message = isFull(error) ? noRoom : undefined;
  return new AppError("unavailable", { message, headers: { "retry-after": retryAfter } });
}

/** For guests and staff alike; the log has the cause. */
const noRoom =
  "Nothing could be stored: there is no room left on our server. Please call us, or try again later";

/** True for a full disk: the file system's, SQLite's or PostgreSQL's error. */
function isFull({ code, errcode }: Fault): boolean {
  if (typeof errcode === "number") return (errcode & 0xff) === sqliteFull;
  return ["ENOSPC", "EDQUOT", "53100"].includes(String(code));
}

/** Properties that SQLite, PostgreSQL, the system and the S3 client may add to an error. */
type Fault = Error & { code?: unknown; errcode?: unknown; $metadata?: { httpStatusCode?: number } };

function isTransient(error: Error): boolean {
  const { code, errcode, $metadata }: Fault = error;
  if (error instanceof DatabaseAway || error instanceof FileGone || timeOutNames.has(error.name)) return true;
  if (typeof errcode === "number") return transientSqliteCodes.has(errcode & 0xff);
  if ($metadata?.httpStatusCode) return $metadata.httpStatusCode >= 500;
  if (typeof code !== "string") return false;
  if (systemCodes.has(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && transientStates.some((state) => code.startsWith(state));
}
