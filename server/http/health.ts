import { Hono, type MiddlewareHandler } from "hono";
import { askReadiness } from "../health/readiness.ts";
import type { Services } from "../services.ts";
import { noteRoute } from "../watch/request-notes.ts";
import { isMetricsReader } from "./metrics-reader.ts";
import type { Environment } from "./visitor.ts";

const fresh = { "cache-control": "no-store" };

/** Notes the route of a probe, which is logged only when it fails. */
const noteProbe: MiddlewareHandler<Environment> = (context, next) => {
  noteRoute(context.env, context.req.path, "probe");
  return next();
};

/**
 * Routes for monitoring: `/healthz` is 200 as long as the process lives; `/readyz` is 503 while the process can serve
 * nobody; `/metrics` needs the token, and without it is like an unknown address.
 */
export function createHealth(services: Services) {
  const health = new Hono<Environment>();
  const readiness = askReadiness(services);
  health.get("/healthz", noteProbe, (context) => context.text("alive\n", 200, fresh));
  health.get("/readyz", noteProbe, async (context) => {
    const { isReady, words } = await readiness();
    return context.text(`${words.join("\n")}\n`, isReady ? 200 : 503, fresh);
  });
  health.get("/metrics", async (context, next) => {
    const { metrics, metricsToken } = services;
    if (!metrics || !isMetricsReader(context.req.header("authorization"), metricsToken)) return next();
    noteRoute(context.env, "/metrics", "probe");
    const type = "text/plain; version=0.0.4; charset=utf-8";
    return context.body(await metrics.read(), 200, { ...fresh, "content-type": type });
  });
  return health;
}
