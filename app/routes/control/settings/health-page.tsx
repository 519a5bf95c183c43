import { apiContext } from "#app/context.ts";
import { HealthList } from "#app/features/health/health-list.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/health-page";

export async function loader({ context }: Route.LoaderArgs) {
  return { checks: orErrorPage(await context.get(apiContext).health.read()).data };
}

export default function HealthPage({ loaderData: { checks } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-sm text-ink2">
        How the site itself is, the worst first. It is looked at when you open this page.
      </p>
      <HealthList checks={checks} />
    </>
  );
}
