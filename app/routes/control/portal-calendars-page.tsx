import { apiContext } from "#app/context.ts";
import { answerCalendars, readCalendars } from "#app/features/portal-calendars/answer-calendars.ts";
import { CalendarPanel } from "#app/features/portal-calendars/calendar-form.tsx";
import { CalendarList } from "#app/features/portal-calendars/calendar-list.tsx";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { PanelsPage } from "#app/features/shell/control/panels-page.tsx";
import { useShortList } from "#app/features/short-lists/use-short-list.ts";
import type { Route } from "./+types/portal-calendars-page";

export const shouldRevalidate = alwaysRevalidate;

export const action = ({ context, request }: Route.ActionArgs) =>
  answerCalendars(context.get(apiContext), request);

export default function PortalCalendarsPage({ loaderData: page, actionData: refusal }: Route.ComponentProps) {
  const form = useShortList("calendar", { opened: page.opened, rows: page.calendars }, refusal !== undefined);
  return (
    <PanelsPage title="Portals' Calendars">
      <CalendarList page={page} />
      <CalendarPanel key={`${form} ${page.hotel?.value}`} {...{ page, refusal }} />
    </PanelsPage>
  );
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readCalendars(context.get(apiContext), new URL(request.url));
