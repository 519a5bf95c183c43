import type { MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { errorReply } from "./error-reply.ts";
import type { Environment } from "./visitor.ts";

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Headers every reply carries, and the request's id, by which the log can be searched. */
export const securityHeaders: MiddlewareHandler<Environment> = async (context, next) => {
  await next();
  context.res.headers.set("x-request-id", context.get("requestId"));
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
};

/** Refuses writes that a browser sends from another site; clients that are no browser send no Origin. */
export function sameSiteWrites(services: Services): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const { method, url } = context.req;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return next();
    const origin = context.req.header("origin");
    const own = [url, services.publicUrl].map(hostOf);
    // An origin that is no address (`null`: a sandboxed frame, a file) is never our own.
    const isForeign = origin !== undefined && !(URL.canParse(origin) && own.includes(hostOf(origin)));
    const site = context.req.header("sec-fetch-site");
    if (isForeign || site === "cross-site") return errorReply(context, new AppError("cross_site"), services);
    return next();
  };
}

function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host : undefined;
}
