import type { MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import { plainAddress } from "../limits/network-of.ts";
import type { Services } from "../services.ts";
import { trustedProxies } from "../trusted-proxies.ts";
import { errorReply } from "./error-reply.ts";
import type { Environment } from "./visitor.ts";

type Known = Services & { publicUrl: string };

/**
 * On an https site, refuses requests that a trusted proxy received unencrypted. Requests for pages are redirected to
 * https; the API refuses, so that a wrongly configured client is noticed.
 */
export function onlyEncrypted(services: Services): MiddlewareHandler<Environment> {
  const isTrusted = trustedProxies(services.trustedProxies ?? []);
  if (!isEncrypted(services)) return (_, next) => next();
  return async (context, next) => {
    const scheme = context.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim().toLowerCase();
    const proxy = plainAddress(context.env.incoming?.socket.remoteAddress ?? "unknown");
    if (scheme !== "http" || !isTrusted(proxy)) return next();
    const { pathname, search } = new URL(context.req.url);
    const isPage = ["GET", "HEAD"].includes(context.req.method) && !/^\/api(\/|$)/i.test(pathname);
    if (!isPage) return errorReply(context, new AppError("not_encrypted"), services);
    return context.redirect(new URL(services.publicUrl).origin + pathname + search, 308);
  };
}

function isEncrypted(services: Services): services is Known {
  return services.publicUrl?.startsWith("https:") ?? false;
}
