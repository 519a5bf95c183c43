import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { formPartHeader } from "#contract/core/page-form.ts";

/** In the name of every cookie that this site sets, with and without `__Host-`; of others no page knows. */
const ownCookies = /session|device|flash|second-step|passkey/i;

/** As the door's own reader takes it: a host with or without a port. */
const plainHost = /^[\w.-]+(?::\d{1,5})?$/;

/** A name of this machine, under which pages link to themselves (`app/features/seo/site-origin.ts`). */
const localHost = /^(?:localhost|127(?:\.\d+){3})(?::\d+)?$/i;

let last = { host: "", isPlain: false, isLocal: false };

/** What kind of host it is; most requests name the same one as the last. */
function known(host: string) {
  if (host !== last.host) last = { host, isPlain: plainHost.test(host), isLocal: localHost.test(host) };
  return last;
}

/** True when pages link to this host, for want of a public address. */
export function linksToHost(host: string): boolean {
  return known(host).isLocal;
}

/** True for the two names under which a visitor on this machine opens the site; others in 127.0.0.0/8 are as good as made up. */
export function isOwnAddress(host: string, { localPort }: Pick<Socket, "localPort">): boolean {
  return host === `localhost:${localPort}` || host === `127.0.0.1:${localPort}`;
}

/**
 * Whether a request can be answered with what anybody may see: a read by nobody in particular, without a body, that came
 * encrypted where it has to. Everything unusual takes the usual way.
 */
export function isShareable({ method, headers }: IncomingMessage, isEncrypted: boolean): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const { cookie, authorization, origin, host } = headers;
  if (cookie !== undefined && ownCookies.test(cookie)) return false;
  if (authorization !== undefined || origin !== undefined || headers[formPartHeader] !== undefined)
    return false;
  if (headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0") return false;
  if (host === undefined || !known(host).isPlain) return false;
  const scheme = headers["x-forwarded-proto"];
  return !isEncrypted || scheme === undefined || scheme === "https";
}
