import { apiContext } from "#app/context.ts";
import { answerExtras, readExtras } from "#app/features/extras/answer-extras.ts";
import { ExtraPanel } from "#app/features/extras/extra-form.tsx";
import { ExtrasPanel } from "#app/features/extras/extra-list.tsx";
import { FindHouse } from "#app/features/find-house/find-house.tsx";
import { useShortList } from "#app/features/short-lists/use-short-list.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PanelsPage } from "#app/features/shell/control/panels-page.tsx";
import type { Route } from "./+types/extras-page";

export const shouldRevalidate = alwaysRevalidate;

export function action({ context, request }: Route.ActionArgs) {
  return answerExtras(context.get(apiContext), request);
}

export default function ExtrasPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const form = useShortList("extra", { ...page, rows: page.extras }, refusal !== undefined);
  return (
    <PanelsPage title="Extras">
      <FindHouse found={page.hotels} keeps={page.opened ? { extra: String(page.opened.id) } : {}} />
      <ExtraPanel key={form} {...{ page, refusal }} />
      <ExtrasPanel page={page} />
    </PanelsPage>
  );
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readExtras(context.get(apiContext), new URL(request.url).searchParams);
}
