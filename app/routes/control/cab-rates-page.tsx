import { apiContext } from "#app/context.ts";
import { answerCabRates, readCabRates } from "#app/features/cab-rates/answer-cab-rates.ts";
import { CabRatePanel } from "#app/features/cab-rates/cab-rate-form.tsx";
import { CabRateList } from "#app/features/cab-rates/cab-rate-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { useFocusAfterSaving, useFocusBack } from "#app/features/navigation/use-focus-back.ts";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/cab-rates-page";

export const shouldRevalidate = alwaysRevalidate;

export const action = ({ context, request }: Route.ActionArgs) =>
  answerCabRates(context.get(apiContext), request);

const rowOf = (id: number) => `a[href$="?rate=${id}#rate"]`;

export default function CabRatesPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const saved = useTimesSaved(hasIntent("save"), refusal !== undefined);
  useFocusBack(page.opened?.id ?? null, rowOf);
  useFocusAfterSaving(saved);
  const form = `${page.opened?.id} ${page.opened?.version} ${saved}`;
  const toGuests = (
    <LinkButton href="/cab-services" variant="outline">
      What guests see
    </LinkButton>
  );
  return (
    <div className="grid gap-5">
      <PageHead title="Cab Prices" action={toGuests} />
      <CabRatePanel key={form} {...{ page, refusal }} />
      <CabRateList page={page} />
    </div>
  );
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readCabRates(context.get(apiContext), new URL(request.url).searchParams);
