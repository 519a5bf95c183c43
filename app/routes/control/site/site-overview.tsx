import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readSite } from "#app/features/site/read-site.ts";
import { SitePages } from "#app/features/site/site-pages.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/site-overview";

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await readSite(context.get(apiContext)) };
}

export default function SiteOverview({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Website"
        action={
          <LinkButton href="/control/visits" variant="outline" size="small">
            What visitors look at
          </LinkButton>
        }
      />
      <SitePages pages={pages} />
    </>
  );
}
