import type { Context, MiddlewareHandler } from "hono";
import { type BrandFile, brandFiles } from "../brand/brand-file.ts";
import { readLogo } from "../settings/read-logo.queries.ts";
import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { noteRoute } from "../watch/request-notes.ts";
import type { Environment } from "./visitor.ts";

const foreverCached = "public, max-age=31536000, immutable";

/** Serves the company's own brand files and its logo; other requests go on to the next handler. */
export function serveBrandFiles(services: Services): MiddlewareHandler<Environment> {
  const find = brandFiles(services);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const [, logo] = /^\/brand\/([\w-]{1,60})\.webp$/.exec(path) ?? [];
    if (logo !== undefined) return sendLogo(context, services, logo);
    const file = await find(path);
    if (!file) return next();
    noteRoute(context.env, path, "file");
    return send(context, file);
  };
}

/** A file requested with its version (`?v=`) never changes; without it, browsers revalidate each time. */
function send(context: Context, { type, bytes, version }: BrandFile): Response {
  const etag = `"${version}"`;
  const isThisVersion = context.req.query("v") === version;
  const headers = { "content-type": type, etag, "cache-control": isThisVersion ? foreverCached : "no-cache" };
  const isKnown = context.req.header("if-none-match")?.replace(/^W\//, "") === etag;
  return isKnown ? context.body(null, 304, headers) : context.body(bytes, 200, headers);
}

async function sendLogo(context: Context, services: Services, name: string): Promise<Response> {
  noteRoute(context.env, "/brand/:logo", "file");
  const bytes = orNotFound(await readLogo(services.db.executor, name));
  return context.body(bytes, 200, { "content-type": "image/webp", "cache-control": foreverCached });
}
