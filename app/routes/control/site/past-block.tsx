import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { BlockHistory } from "#app/features/site/block-history.tsx";
import { readBlock } from "#app/features/site/read-site.ts";
import { orErrorPage } from "#app/reply.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/past-block";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params: { name } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { title, fields, version } = await readBlock(api, name);
  const past = orErrorPage(await api.content.history({ query: { name } })).data;
  return { name, title, fields, version, past };
}

export default function PastBlock({ loaderData }: Route.ComponentProps) {
  const { name, title, fields, version, past } = loaderData;
  return (
    <>
      <p className="mb-1 text-sm text-ink2">
        <TextLink href="/control/site">Website</TextLink>
        {", "}
        <TextLink href={controlPages.block(name)}>{title}</TextLink>
      </p>
      <PageHead title={`History: ${title}`} />
      {past.length > 0 ? (
        <BlockHistory {...{ name, fields, past, version }} />
      ) : (
        <EmptyState title="Nothing was changed yet">
          What you publish is kept here, the last thirty versions.
        </EmptyState>
      )}
    </>
  );
}
