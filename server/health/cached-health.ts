import type { HealthCheck } from "#contract/health.ts";

/** In milliseconds: for so long an answer is good enough, and for so long it is better than waiting. */
const fresh = 60_000;
const usable = 600_000;

/** How all parts stood when somebody last looked; for pages that must not wait for a mail server or a store. */
export class CachedHealth {
  #cached: { at: number; checks: Promise<HealthCheck[]> } | undefined;

  /** The checks as they were up to ten minutes ago; those older than one are read anew beside the reply. */
  async usual(read: () => Promise<HealthCheck[]>, now = performance.now()): Promise<HealthCheck[]> {
    const cached = this.#cached;
    if (cached && now - cached.at < fresh) return cached.checks;
    const checks = this.anew(read, now);
    return cached && now - cached.at < usable ? cached.checks : checks;
  }

  /** The checks as they are now. */
  anew(read: () => Promise<HealthCheck[]>, now = performance.now()): Promise<HealthCheck[]> {
    const checks = read();
    this.#cached = { at: now, checks };
    return checks;
  }
}
