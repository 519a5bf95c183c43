import type { IncomingMessage } from "node:http";
import { formPartHeader } from "#contract/core/page-form.ts";

/** In the name of every cookie that this site sets, with and without `__Host-`; of others no page knows. */
const ownCookies = /session|device|flash|second-step|passkey/i;

/** As the door's own reader takes it: a host with or without a port. */
const plainHost = /^[\w.-]+(?::\d{1,5})?$/;

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
  if (host === undefined || !plainHost.test(host)) return false;
  const scheme = headers["x-forwarded-proto"];
  return !isEncrypted || scheme === undefined || scheme === "https";
}
