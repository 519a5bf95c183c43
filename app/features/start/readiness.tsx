import type { HealthCheck } from "#contract/health.ts";
import { HealthList } from "#app/features/health/health-list.tsx";

/** Names of the health checks that matter before the site opens to guests. */
const checkNames = ["address", "mail", "backups"];

/** The current results of these checks. */
export function Readiness({ checks }: { checks: readonly HealthCheck[] }) {
  const shown = checkNames.flatMap((name) => checks.filter((check) => check.name === name));
  const open = shown.filter(({ state }) => state !== "good");
  return (
    <section className="mt-8">
      <h2 className="mb-1 font-text text-lg font-semibold">Before guests may come</h2>
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        {open.length === 0
          ? "The site has its address, sends mail and is copied each night."
          : "These are for whoever runs the server. Nothing else has to wait for them."}
      </p>
      <HealthList checks={shown} headingLevel={3} />
    </section>
  );
}
