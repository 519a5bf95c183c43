import { type HealthCheck, healthStates } from "#contract/health.ts";
import type { Services } from "../services.ts";
import { type Finding, type HealthLook, lookAt } from "./health-check.ts";
import { healthLooks } from "./health-looks.ts";
import { withTimeout } from "./with-timeout.ts";

/** In milliseconds: a slower check is reported as one without an answer. */
const usualPatience = 3000;

/** Checks every part of the site and returns their states, worst first. A failing check does not throw. */
export async function readHealth(
  services: Services,
  looks: readonly HealthLook[] = healthLooks,
  patience = usualPatience,
): Promise<HealthCheck[]> {
  const checks = await Promise.all(
    looks.map(async ({ name, title, look }) => ({
      name,
      title,
      ...(await lookSafely(services, look, patience)),
    })),
  );
  return checks.toSorted((a, b) => healthStates.indexOf(a.state) - healthStates.indexOf(b.state));
}

async function lookSafely(services: Services, look: HealthLook["look"], patience: number): Promise<Finding> {
  try {
    return await withTimeout(patience, Promise.resolve(look(services)));
  } catch (error) {
    services.log.warn({ err: error }, "a part could not be looked at");
    return lookAt(
      "It could not be looked at just now.",
      "Open this page again in a minute; the log has the cause.",
    );
  }
}
