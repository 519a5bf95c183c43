import type { IncomingHttpHeaders } from "node:http";

/** User agents of programs that read pages without a person. */
const programs =
  /bot|crawl|spider|slurp|preview|monitor|uptime|scan|headless|lighthouse|curl|wget|python|java\/|go-http|axios|node|okhttp|http-?client|feed|fetch/i;

/** A cache of user agents; visitors have few different ones. */
const mostKnown = 500;
const programCache = new Map<string, boolean>();

function isProgram(userAgent: string): boolean {
  const cached = programCache.get(userAgent);
  if (cached !== undefined) return cached;
  if (programCache.size >= mostKnown) programCache.clear();
  const is = userAgent === "" || programs.test(userAgent);
  programCache.set(userAgent, is);
  return is;
}

/**
 * True for a page opened by a person, as far as the request shows: not by a program that names itself, not prefetched
 * by a browser, and not by staff.
 */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== "GET") return false;
  if (headers["sec-purpose"] !== undefined || headers["purpose"] !== undefined) return false;
  if (headers.cookie?.includes("session=")) return false;
  return !isProgram(headers["user-agent"] ?? "");
}
