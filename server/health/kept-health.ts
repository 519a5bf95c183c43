import type { HealthCheck } from "#contract/health.ts";
import type { Services } from "../services.ts";
import { readHealth } from "./read-health.ts";

/** In milliseconds: for so long an answer is good enough, and for so long it is better than waiting. */
const fresh = 60_000;
const usable = 600_000;

type Kept = { at: number; checks: Promise<HealthCheck[]> };

const keptOf = new WeakMap<Services["db"], Kept>();

/**
 * The checks as they were up to ten minutes ago; those older than one are read anew beside the reply. For pages that
 * must not wait for a mail server or a store, of which each check may ask.
 */
export async function readKeptHealth(services: Services, now = performance.now()): Promise<HealthCheck[]> {
  const kept = keptOf.get(services.db);
  if (kept && now - kept.at < fresh) return kept.checks;
  const checks = keepHealth(services, now);
  return kept && now - kept.at < usable ? kept.checks : checks;
}

/** Looks at every part now. */
export function keepHealth(services: Services, now = performance.now()): Promise<HealthCheck[]> {
  const checks = readHealth(services);
  keptOf.set(services.db, { at: now, checks });
  return checks;
}
