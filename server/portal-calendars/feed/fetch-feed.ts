import { lookup as lookupHost } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { FeedFault } from "./feed-fault.ts";
import { isPublicAddress } from "./public-address.ts";

const patience = 10_000;
const longestFeed = 1024 * 1024;
const mostRedirects = 3;

/** `instead`: the address of a server that is asked in place of the portal's, for tests. */
type FetchOptions = { instead?: string | undefined; stop?: AbortSignal | undefined };

/**
 * Fetches a portal's calendar from the public internet: waits ten seconds, reads a megabyte at most, and follows three
 * redirects.
 *
 * @throws FeedFault
 */
export async function fetchFeed(link: string, { instead, stop }: FetchOptions = {}): Promise<string> {
  const timeout = AbortSignal.timeout(patience);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  let url = new URL(link);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const reply = await ask(url, instead, signal).catch((error: unknown) => {
      throw asFault(error, signal);
    });
    const { statusCode = 0, headers } = reply;
    if (statusCode === 200)
      return readText(reply).catch((error: unknown) => {
        throw asFault(error, signal);
      });
    reply.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new FeedFault(statusCode >= 400 && statusCode < 500 && statusCode !== 429 ? "refused" : "failed");
    const next = URL.parse(headers.location, url);
    if (next?.protocol !== "https:" || next.port !== "") throw new FeedFault("insecure");
    url = next;
  }
  throw new FeedFault("redirects");
}

function ask(url: URL, instead: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  if (instead === undefined) refusePrivate(url.hostname.replace(/^\[|\]$/g, ""));
  const { request } = instead === undefined ? https : http;
  const target = instead === undefined ? url : new URL(`${url.pathname}${url.search}`, instead);
  const headers = { accept: "text/calendar", "accept-encoding": "identity", "user-agent": "calendar-reader" };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(target, { headers, signal, agent: false, ...(instead === undefined && { lookup: publicLookup }) })
    .on("response", resolve)
    .on("error", reject)
    // An answer that wants another protocol ends in nothing else.
    .on("close", () => reject(new FeedFault("failed")))
    .end();
  return promise;
}

/** Resolves a name to public addresses only: what is checked is what is connected to. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookupHost(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) return callback(new FeedFault("private"), []);
    if (options.all) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

/** A host that is an address by itself is looked up by nobody. */
function refusePrivate(host: string): void {
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FeedFault("private");
}

async function readText(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > longestFeed) {
      reply.destroy();
      throw new FeedFault("large");
    }
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function asFault(error: unknown, signal: AbortSignal): FeedFault {
  if (error instanceof FeedFault) return error;
  if (signal.aborted) return new FeedFault("silent");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND") return new FeedFault("unknown");
  if (code.includes("CERT") || code.includes("SSL") || code.includes("TLS")) return new FeedFault("insecure");
  return new FeedFault(code === "ECONNRESET" ? "cut" : "failed");
}
