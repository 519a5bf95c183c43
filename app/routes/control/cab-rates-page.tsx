import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { answerCabRates, readCabRates } from "#app/features/cab-rates/answer-cab-rates.ts";
import { CabRatePanel } from "#app/features/cab-rates/cab-rate-form.tsx";
import { CabRateList } from "#app/features/cab-rates/cab-rate-list.tsx";
import { useShortList } from "#app/features/short-lists/use-short-list.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PanelsPage } from "#app/features/shell/control/panels-page.tsx";
import type { Route } from "./+types/cab-rates-page";

export const shouldRevalidate = alwaysRevalidate;

export const action = ({ context, request }: Route.ActionArgs) =>
  answerCabRates(context.get(apiContext), request);

export default function CabRatesPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const form = useShortList("rate", { ...page, rows: page.rates }, refusal !== undefined);
  return (
    <PanelsPage title="Cab Prices" action={<HeadLink href="/cab-services" label="What guests see" />}>
      <CabRatePanel key={form} {...{ page, refusal }} />
      <CabRateList page={page} />
    </PanelsPage>
  );
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readCabRates(context.get(apiContext), new URL(request.url).searchParams);
