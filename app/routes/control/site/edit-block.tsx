import type { ShouldRevalidateFunctionArgs } from "react-router";
import { contentPages } from "#contract/content/block.ts";
import { apiContext } from "#app/context.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerBlock } from "#app/features/site/answer-block.ts";
import { BlockPage } from "#app/features/site/block-page.tsx";
import { readBlock } from "#app/features/site/read-site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/edit-block";
import { controlPages } from "#app/content/control-addresses.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { block: await readBlock(context.get(apiContext), params.name) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerBlock(context.get(apiContext), params.name, await request.formData());
}

/** An autosave must not reload the form while somebody types in it. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "autosave" ? false : defaultShouldRevalidate;
}

export default function EditBlock({ loaderData: { block }, actionData }: Route.ComponentProps) {
  const answer = actionData && "stamp" in actionData ? actionData : undefined;
  return (
    <>
      <p className="mb-1 text-sm text-ink2">
        <TextLink href="/control/site">Website</TextLink>
        {`, ${contentPages[block.page].title}`}
      </p>
      <PageHead
        title={block.title}
        action={
          <LinkButton href={`${controlPages.block(block.name)}/history`} variant="ghost" size="small">
            History
          </LinkButton>
        }
      />
      <BlockPage key={block.name} block={block} answer={answer} />
    </>
  );
}
