import type { MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import { securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { errorReply } from "./error-reply.ts";
import type { Environment } from "./visitor.ts";

const yearInSeconds = 31_536_000;

const usual: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // Pages bring a policy of their own; data and files are no place for a script.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Headers every reply carries unless it says something else, and the request's id, by which the log can be searched. */
export function securityHeaders({ publicUrl }: Pick<Services, "publicUrl">): MiddlewareHandler<Environment> {
  const isEncrypted = publicUrl?.startsWith("https:") ?? false;
  const headers = Object.entries({
    ...usual,
    ...(isEncrypted && { "strict-transport-security": `max-age=${yearInSeconds}; includeSubDomains` }),
  });
  return async (context, next) => {
    await next();
    const { headers: reply } = context.res;
    reply.set("x-request-id", context.get("requestId"));
    for (const [name, value] of headers) if (!reply.has(name)) reply.set(name, value);
    const type = reply.get("content-type") ?? "";
    if (type.startsWith("text/") && !type.includes("charset="))
      reply.set("content-type", `${type}; charset=utf-8`);
  };
}

/** Refuses writes that a browser sends from another site; clients that are no browser send no Origin. */
export function sameSiteWrites(services: Services): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const { method, url } = context.req;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return next();
    const origin = context.req.header("origin");
    const isForeign = origin !== undefined && !isOwn(origin, url, services.publicUrl);
    const site = context.req.header("sec-fetch-site");
    if (!isForeign && site !== "cross-site") return next();
    const { address = "unknown", requestId } = context.env;
    securityEvent(services, { address, requestId }, "foreign_origin");
    return errorReply(context, new AppError("cross_site"), services);
  };
}

/**
 * Whether an origin is this site's: as visitors know it, scheme and all; and by the server's own address, which its
 * owner may use. An origin that is no address (`null`: a sandboxed frame, a file) is never ours.
 */
function isOwn(origin: string, url: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin);
  const known = publicUrl && new URL(publicUrl);
  if (known && sent.host === known.host) return sent.origin === known.origin;
  // Without a public address a proxy may have taken the encryption away; the host tells all that is known.
  return sent.host === new URL(url).host;
}
