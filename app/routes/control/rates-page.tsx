import "#app/styles/calendar.css";
import "#app/styles/board-days.css";
import { apiContext } from "#app/context.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { MonthHead } from "#app/features/calendar/month/month-head.tsx";
import { answerRates } from "#app/features/rates/answer-rates.ts";
import { ratesHref } from "#app/features/rates/rates-address.ts";
import { RatesTable } from "#app/features/rates/rates-table.tsx";
import { readRatesPage } from "#app/features/rates/read-rates-page.ts";
import { SeasonForm } from "#app/features/rates/season-form.tsx";
import { SeasonList } from "#app/features/rates/season-list.tsx";
import { NoHotelsYet } from "#app/features/calendar/no-hotels-yet.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import { hasIntent, useTimesSaved } from "#app/features/navigation/use-times-saved.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/rates-page";
import { controlPages } from "#app/content/control-addresses.ts";

export function action({ context, request }: Route.ActionArgs) {
  return answerRates(context.get(apiContext), request);
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readRatesPage(context.get(apiContext), new URL(request.url).searchParams);
}

export const shouldRevalidate = alwaysRevalidate;

export default function RatesPage({ loaderData: { hotels, page }, actionData }: Route.ComponentProps) {
  const saved = useTimesSaved(hasIntent("save"), actionData !== undefined);
  if (!page) {
    return <NoHotelsYet title="Prices">Prices are set for the room types of a house.</NoHotelsYet>;
  }
  const { hotel, month, today, opened } = page;
  return (
    <>
      <PageHead
        title="Prices"
        action={
          <>
            <HeadLink href="/control/extras" label="Extras" />
            <HeadLink href="/control/cab-rates" label="Cabs" />
          </>
        }
      />
      <div className="grid gap-5">
        <section
          aria-label={hotel.name}
          className="min-w-0 overflow-clip rounded-panel border border-line bg-surface"
        >
          <MonthHead calendar={{ hotelId: hotel.id, month, today }} hotels={hotels} hrefOf={ratesHref} />
          {page.rooms.length > 0 ? <RatesTable page={page} /> : <NoRooms hotelId={hotel.id} />}
        </section>
        <div id="season" hidden={page.rooms.length === 0} className="scroll-mt-6">
          <OfficePanel
            title={opened ? `Change ${opened.name}` : "Set prices for some nights"}
            lead="Of prices for the same night the one with the fewest nights counts: New Year beats winter."
          >
            <SeasonForm
              key={`${hotel.id} ${JSON.stringify(opened?.values)} ${saved}`}
              page={page}
              refusal={actionData}
            />
          </OfficePanel>
        </div>
        <OfficePanel title="Prices that are set">
          <SeasonList page={page} />
        </OfficePanel>
      </div>
    </>
  );
}

function NoRooms({ hotelId }: { hotelId: number }) {
  return (
    <div className="p-4">
      <EmptyState
        title="No rooms yet"
        action={<LinkButton href={controlPages.addRoom(hotelId)}>Add Room</LinkButton>}
      >
        Prices are set for the room types of a house.
      </EmptyState>
    </div>
  );
}
