import { apiContext } from "#app/context.ts";
import { answerExtras, readExtras } from "#app/features/extras/answer-extras.ts";
import { ExtraPanel } from "#app/features/extras/extra-form.tsx";
import { ExtrasPanel } from "#app/features/extras/extra-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { useFocusAfterSaving, useFocusBack } from "#app/features/navigation/use-focus-back.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import type { Route } from "./+types/extras-page";

export const shouldRevalidate = alwaysRevalidate;

export function action({ context, request }: Route.ActionArgs) {
  return answerExtras(context.get(apiContext), request);
}

const rowOf = (id: number) => `a[href$="?extra=${id}#extra"]`;

export default function ExtrasPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const saved = useTimesSaved(hasIntent("save"), actionData !== undefined);
  useFocusBack(page.opened?.id ?? null, rowOf);
  useFocusAfterSaving(saved);
  return (
    <>
      <PageHead title="Extras" />
      <div className="grid gap-5">
        <ExtraPanel
          key={`${page.opened?.id} ${page.opened?.version} ${saved}`}
          page={page}
          refusal={actionData}
        />
        <ExtrasPanel page={page} />
      </div>
    </>
  );
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readExtras(context.get(apiContext), new URL(request.url).searchParams);
}
