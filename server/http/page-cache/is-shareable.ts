import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { formPartHeader } from "#contract/core/page-form.ts";

/** Part of the name of every cookie of this site, with and without `__Host-`; pages ignore all other cookies. */
const siteCookies = /session|device|flash|second-step|passkey/i;

/** A host with or without a port, as the server itself parses it. */
const plainHost = /^[\w.-]+(?::\d{1,5})?$/;

/** A name of this machine; pages then link to it (`app/features/seo/site-origin.ts`). */
const localHost = /^(?:localhost|127(?:\.\d+){3})(?::\d+)?$/i;

let last = { host: "", isPlain: false, isLocal: false };

/** Classifies a host; most requests have the same one as the last. */
function classify(host: string) {
  if (host !== last.host) last = { host, isPlain: plainHost.test(host), isLocal: localHost.test(host) };
  return last;
}

/** True when pages link to this host, because there is no public address. */
export function linksToHost(host: string): boolean {
  return classify(host).isLocal;
}

/** True for the two names by which visitors on this machine open the site; others in 127.0.0.0/8 are arbitrary. */
export function isOwnAddress(host: string, { localPort }: Pick<Socket, "localPort">): boolean {
  return host === `localhost:${localPort}` || host === `127.0.0.1:${localPort}`;
}

/**
 * Whether a request can be answered with a reply for everybody: a read without session and body, encrypted if the site
 * is. Everything unusual is handled without the cache.
 */
export function isShareable({ method, headers }: IncomingMessage, isEncrypted: boolean): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const { cookie, authorization, origin, host } = headers;
  if (cookie !== undefined && siteCookies.test(cookie)) return false;
  if (authorization !== undefined || origin !== undefined || headers[formPartHeader] !== undefined)
    return false;
  if (headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0") return false;
  if (host === undefined || !classify(host).isPlain) return false;
  const scheme = headers["x-forwarded-proto"];
  return !isEncrypted || scheme === undefined || scheme === "https";
}
