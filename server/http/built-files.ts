import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** The name of each file has an ending: a page is not looked for on the disk. */
const canBeFile = /\.|%2e/i;

/**
 * The files that the build left in `folder`, compressed beforehand; what is no file goes on. Those under `/assets/` are
 * named by their content and never change; others are asked for again after an hour, the service worker each time.
 */
export function builtFiles(folder: string): MiddlewareHandler {
  const files = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    if (!canBeFile.test(context.req.path)) return next();
    const file = await files(context, async () => {});
    if (!file) return next();
    const isNamedByContent = context.req.path.startsWith("/assets/");
    // On the reply itself: what the context is told after it was made reaches only some kinds of Response.
    const isWorker = context.req.path === "/sw.js";
    const others = isWorker ? "no-cache" : "public, max-age=3600";
    file.headers.set("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : others);
    // What a service worker may ask for is what its own file's policy says.
    file.headers.set(
      "content-security-policy",
      "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
    );
    return file;
  };
}
