import "#app/styles/calendar.css";
import "#app/styles/board.css";
import "#app/styles/board-days.css";
import { apiContext } from "#app/context.ts";
import { answerCalendar } from "#app/features/calendar/answer-calendar.ts";
import { Board } from "#app/features/calendar/board/board.tsx";
import { BoardHead } from "#app/features/calendar/board/board-head.tsx";
import { BoardPages } from "#app/features/calendar/board/board-pages.tsx";
import { Legend } from "#app/features/calendar/board/legend.tsx";
import { NightsDialog } from "#app/features/calendar/nights-dialog.tsx";
import { OpenedDialog } from "#app/features/calendar/opened-dialog.tsx";
import { readCalendarPage } from "#app/features/calendar/read-calendar-page.ts";
import { WaitingRequests } from "#app/features/calendar/waiting-requests.tsx";
import { NoHotelsYet } from "#app/features/calendar/no-hotels-yet.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { HeadLink } from "#app/features/shell/control/head-link.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/calendar-page";
import { controlPages } from "#app/content/control-addresses.ts";

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
  const { calendar, place, waiting } = page;
  return (
    <>
      <PageHead title="Calendar" action={<HeadLink href="/control/bad-weather" label="Bad weather" />} />
      {page.isToBlock && calendar.rooms.length > 0 ? (
        <p role="note" className="mb-4 rounded-control bg-dal-soft px-4 py-3">
          <b>To block rooms</b>, choose the first free night in the row of their type, then Block. How many
          rooms and until when is asked there.
        </p>
      ) : null}
      <section aria-label="Nights" className="overflow-clip rounded-panel border border-line bg-surface">
        <BoardHead calendar={calendar} place={place} hotels={hotels} />
        {calendar.rooms.length > 0 ? (
          <>
            <Board calendar={calendar} place={place} />
            <BoardPages calendar={calendar} place={place} />
            <Legend />
          </>
        ) : (
          <div className="p-4">
            <EmptyState title="No rooms yet" action={<AddRoom hotel={place.hotel} />}>
              {place.hotel ? "This hotel has" : "The hotels have"} no rooms recorded, so none can be held.
            </EmptyState>
          </div>
        )}
      </section>
      <WaitingRequests bookings={waiting} />
      <p className="mt-5 text-sm text-ink2 print:hidden">
        Are rooms sold on Airbnb or Booking.com too?{" "}
        <TextLink href={controlPages.portalCalendars} className="inline-flex min-h-11 items-center">
          Join their calendars
        </TextLink>
      </p>
      {page.opened?.kind === "form" ? (
        <NightsDialog page={page} opened={page.opened} refusal={actionData} />
      ) : (
        <OpenedDialog page={page} refusal={actionData} />
      )}
    </>
  );
}

function AddRoom({ hotel }: { hotel: number | undefined }) {
  return hotel ? (
    <LinkButton href={controlPages.addRoom(hotel)}>Add Room</LinkButton>
  ) : (
    <LinkButton href="/control/hotels">Hotels</LinkButton>
  );
}
