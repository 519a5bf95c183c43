import { readFileSync } from "node:fs";

/** Open connections at most, where the system allows them. */
const mostConnections = 2000;
const fewestConnections = 20;

/** A connection, and the picture or file that is sent on it. */
const filesOfConnection = 2;
/** Of the database and its copies, the log, pictures being made, other servers, and the process that decodes. */
const filesOfServer = 120;

/** How many files this process may open; undefined where the system does not tell (Linux does). */
export function readFileLimit(from = "/proc/self/limits"): number | undefined {
  try {
    const [, most] = /^Max open files +(\d+)/m.exec(readFileSync(from, "utf8")) ?? [];
    return most === undefined ? undefined : Number(most);
  } catch {
    return undefined;
  }
}

/**
 * How many connections may be open at once, so that the site always can open its own files: without room for them nobody
 * is let in, and nothing can be stored.
 */
export function roomForConnections(fileLimit = Infinity): number {
  const room = Math.floor((fileLimit - filesOfServer) / filesOfConnection);
  return Math.min(mostConnections, Math.max(fewestConnections, room));
}

/** For the operator, where connections are limited by files. */
export function fewConnections(fileLimit: number | undefined): string | undefined {
  const room = roomForConnections(fileLimit);
  if (room >= mostConnections) return undefined;
  const enough = mostConnections * filesOfConnection + filesOfServer;
  return `Only ${room} connections are taken at once, because this process may open only ${fileLimit} files: allow it ${enough} (ulimit -n, LimitNOFILE)`;
}
