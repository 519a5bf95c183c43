import { Hono } from "hono";
import { canReadDatabase } from "../db/can-read.ts";
import type { Services } from "../services.ts";
import type { Environment } from "./visitor.ts";

const fresh = { "cache-control": "no-store" };

/**
 * Routes for monitoring: `/healthz` is 200 as long as the process lives; `/readyz` is 503 while the database cannot be
 * reached or the process is stopping.
 */
export function createHealth(services: Services) {
  const health = new Hono<Environment>();
  health.get("/healthz", (context) => context.text("alive\n", 200, fresh));
  health.get("/readyz", async (context) => {
    if (services.isStopping?.()) return context.text("stopping\n", 503, fresh);
    if (!(await canReadDatabase(services.db))) return context.text("the database is away\n", 503, fresh);
    return context.text("ready\n", 200, fresh);
  });
  return health;
}
