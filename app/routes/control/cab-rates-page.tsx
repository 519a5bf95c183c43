import { apiContext } from "#app/context.ts";
import { answerCabRates, readCabRates } from "#app/features/cab-rates/answer-cab-rates.ts";
import { CabRatePanel } from "#app/features/cab-rates/cab-rate-form.tsx";
import { CabRateList } from "#app/features/cab-rates/cab-rate-list.tsx";
import { usePriceList } from "#app/features/price-lists/use-price-list.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { Route } from "./+types/cab-rates-page";

export const shouldRevalidate = alwaysRevalidate;

export const action = ({ context, request }: Route.ActionArgs) =>
  answerCabRates(context.get(apiContext), request);

export default function CabRatesPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const form = usePriceList("rate", page.opened, refusal !== undefined);
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
