import type { MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import { securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { errorReply } from "./error-reply.ts";
import { foreignFormPage } from "./plain-page.ts";
import type { Environment } from "./visitor.ts";

const yearInSeconds = 31_536_000;

const usual: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // Pages set their own policy; data and files need none that allows scripts.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Sets default headers on every reply, and the request's id, by which the log can be searched. */
export function securityHeaders({ publicUrl }: Pick<Services, "publicUrl">): MiddlewareHandler<Environment> {
  const isEncrypted = publicUrl?.startsWith("https:") ?? false;
  const headers = Object.entries({
    ...usual,
    ...(isEncrypted && { "strict-transport-security": `max-age=${yearInSeconds}; includeSubDomains` }),
  });
  return async (context, next) => {
    await next();
    const { headers: reply } = context.res;
    if (context.env.requestId) reply.set("x-request-id", context.env.requestId);
    for (const [name, value] of headers) if (!reply.has(name)) reply.set(name, value);
    // A cache in front may keep for a day what does not say whether it may be kept. What is for everybody is told later.
    if (!context.env.source && !reply.has("cache-control")) reply.set("cache-control", "no-store");
    const type = reply.get("content-type") ?? "";
    if (type.startsWith("text/") && !type.includes("charset="))
      reply.set("content-type", `${type}; charset=utf-8`);
  };
}

/** Refuses writes with a foreign Origin (CSRF); clients other than browsers send no Origin. */
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
    const refused = new AppError("cross_site");
    const isCall = context.req.path.split("/")[1]?.toLowerCase() === "api";
    const isRead = !isCall && (context.req.header("accept") ?? "").includes("text/html");
    return isRead ? foreignFormPage(refused, requestId) : errorReply(context, refused, services);
  };
}

/**
 * True when an origin is this site's: that of the public URL, scheme included, or the server's own address, which the
 * owner may use. The origin `null` (a sandboxed frame, a file) never is.
 */
function isOwn(origin: string, url: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin);
  const ownUrl = publicUrl && new URL(publicUrl);
  if (ownUrl && sent.host === ownUrl.host) return sent.origin === ownUrl.origin;
  // Without PUBLIC_URL only hosts are compared: behind a proxy that ends TLS the scheme is not known.
  return sent.host === new URL(url).host;
}
