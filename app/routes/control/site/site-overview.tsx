import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readSite } from "#app/features/site/read-site.ts";
import { SitePages } from "#app/features/site/site-pages.tsx";
import type { Route } from "./+types/site-overview";

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await readSite(context.get(apiContext)) };
}

export default function SiteOverview({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Website" action={<HeadLink href="/control/visits" label="What visitors look at" />} />
      <SitePages pages={pages} />
    </>
  );
}
