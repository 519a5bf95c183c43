import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** The name of every built file has an extension: other paths are pages, and are not looked up on the disk. */
const canBeFile = /\.|%2e/i;

/**
 * Serves the files of the build in `folder`, precompressed; other requests go on to the next handler. Files under
 * `/assets/` are named by their content and never change; others are fresh for an hour, the service worker never.
 */
export function builtFiles(folder: string): MiddlewareHandler {
  const files = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    if (!canBeFile.test(context.req.path)) return next();
    const file = await files(context, async () => {});
    if (!file) return next();
    const isNamedByContent = context.req.path.startsWith("/assets/");
    // Set on the reply itself: headers set on the context after the reply was made reach only some kinds of Response.
    const isWorker = context.req.path === "/sw.js";
    const others = isWorker ? "no-cache" : "public, max-age=3600";
    file.headers.set("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : others);
    // A service worker may request what the policy of its own file allows.
    file.headers.set(
      "content-security-policy",
      "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
    );
    return file;
  };
}
