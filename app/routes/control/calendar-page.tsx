import "#app/styles/calendar.css";
import { apiContext } from "#app/context.ts";
import { answerCalendar } from "#app/features/calendar/answer-calendar.ts";
import { Legend } from "#app/features/calendar/month/legend.tsx";
import { MonthHead } from "#app/features/calendar/month/month-head.tsx";
import { MonthTable } from "#app/features/calendar/month/month-table.tsx";
import { OpenedDialog } from "#app/features/calendar/opened-dialog.tsx";
import { readCalendarPage } from "#app/features/calendar/read-calendar-page.ts";
import { WaitingRequests } from "#app/features/calendar/waiting-requests.tsx";
import { NoHotelsYet } from "#app/features/calendar/no-hotels-yet.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/calendar-page";

export function loader({ context, request }: Route.LoaderArgs) {
  return readCalendarPage(context.get(apiContext), new URL(request.url).searchParams);
}

export const shouldRevalidate = alwaysRevalidate;

export function action({ context, request }: Route.ActionArgs) {
  return answerCalendar(context.get(apiContext), request);
}

export default function CalendarPage({ loaderData: { hotels, page }, actionData }: Route.ComponentProps) {
  if (!page) {
    return <NoHotelsYet title="Calendar">The calendar shows a hotel's rooms by night.</NoHotelsYet>;
  }
  const { calendar, waiting } = page;
  return (
    <>
      <PageHead title="Calendar" action={<HeadLink href="/control/bad-weather" label="Bad weather" />} />
      <section
        aria-label={calendar.hotel}
        className="overflow-hidden rounded-panel border border-line bg-surface"
      >
        <MonthHead calendar={calendar} hotels={hotels} />
        {calendar.rooms.length > 0 ? (
          <>
            <MonthTable calendar={calendar} />
            <Legend />
          </>
        ) : (
          <div className="p-4">
            <EmptyState
              title="No rooms yet"
              action={<LinkButton href={`/control/add-room/${calendar.hotelId}`}>Add Room</LinkButton>}
            >
              This hotel has no rooms recorded, so none can be held.
            </EmptyState>
          </div>
        )}
      </section>
      <WaitingRequests bookings={waiting} />
      <OpenedDialog page={page} refusal={actionData} />
    </>
  );
}
