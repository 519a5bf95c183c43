import type { IncomingHttpHeaders } from "node:http";

/** What programs call themselves that read pages without anybody looking at them. */
const programs =
  /bot|crawl|spider|slurp|preview|monitor|uptime|scan|headless|lighthouse|curl|wget|python|java\/|go-http|axios|node|okhttp|http-?client|feed|fetch/i;

/** Browsers that were looked at last; visitors have few different ones. */
const mostKnown = 500;
const known = new Map<string, boolean>();

function isProgram(userAgent: string): boolean {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const is = userAgent === "" || programs.test(userAgent);
  known.set(userAgent, is);
  return is;
}

/**
 * True for a page that a person opens, as far as the request says so: not for programs that name themselves, nor for
 * pages that a browser only reads ahead, nor for staff.
 */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== "GET") return false;
  if (headers["sec-purpose"] !== undefined || headers["purpose"] !== undefined) return false;
  if (headers.cookie?.includes("session=")) return false;
  return !isProgram(headers["user-agent"] ?? "");
}
