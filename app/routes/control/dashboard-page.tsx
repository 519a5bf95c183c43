import { data } from "react-router";
import type { Dashboard } from "#contract/dashboard.ts";
import { longDate } from "#contract/rules/dates.ts";
import { apiContext } from "#app/context.ts";
import { BackupNote } from "#app/features/backups/backup-note.tsx";
import { cabBookingList } from "#app/features/cabs/cab-booking-list.tsx";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { AskedToCancel } from "#app/features/dashboard/asked-to-cancel.tsx";
import { EveningNote } from "#app/features/dashboard/evening-note.tsx";
import { Movements } from "#app/features/dashboard/movements.tsx";
import { NextCheckIns } from "#app/features/dashboard/next-check-ins.tsx";
import { NewestRequests } from "#app/features/dashboard/newest-requests.tsx";
import { Panel } from "#app/features/dashboard/panel.tsx";
import { readDashboardPage } from "#app/features/dashboard/read-dashboard-page.ts";
import { RoomAvailability } from "#app/features/dashboard/room-availability.tsx";
import { SpaceNote } from "#app/features/dashboard/space-note.tsx";
import { TodayFigures } from "#app/features/dashboard/today-figures.tsx";
import { useFocusBack } from "#app/features/navigation/use-focus-back.ts";
import { NewBookingLink } from "#app/features/navigation/new-booking-link.tsx";
import { FailedNote } from "#app/features/outbox/delivery-note.tsx";
import { todayHrefs } from "#app/features/bookings/booking-days.ts";
import { WaitingStream } from "#app/features/dashboard/waiting-stream.tsx";
import { ClaimList } from "#app/features/payment-claims/claim-list.tsx";
import { packageBookingList } from "#app/features/enquiries/package-booking-list.tsx";
import { reviewList } from "#app/features/reviews/review-list.tsx";
import { HealthNote } from "#app/features/health/health-note.tsx";
import { AdviceNote } from "#app/features/staff/second-factor/advice-note.tsx";
import { StartNote } from "#app/features/start/start-note.tsx";
import { orErrorPage } from "#app/reply.ts";
import type { Route } from "./+types/dashboard-page";
import { pageOf } from "#app/features/navigation/request-pages.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return readDashboardPage(context.get(apiContext), new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const intent = (await request.formData()).get("intent");
  if (intent !== "decline-advice") throw data({ message: "This form is unknown" }, { status: 400 });
  const { message } = orErrorPage(await context.get(apiContext).secondFactor.declineAdvice());
  throw redirectWithToast(controlPages.today, message);
}

/** The button that gets the focus after a payment was undone: it records the payment again. */
const paymentOf = (bookingId: number) => `#pay-${bookingId} button`;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const {
    dashboard,
    failedMessages,
    space,
    backup,
    isAdviceDue,
    troubles,
    start,
    packageBookings,
    cabBookings,
    reviews,
    waiting,
    evening,
    claims,
    paid,
    idempotencyKey,
    ...availability
  } = loaderData;
  const movement = { idempotencyKey, paid };
  useFocusBack(paid?.bookingId ?? null, paymentOf);
  return (
    <>
      <PageHead
        title={longDate(dashboard.today)}
        search={
          <SearchForm
            label="Search guest, booking or phone"
            placeholder="Guest, booking or phone"
            action={pageOf("bookings")}
          />
        }
        action={<NewBookingLink />}
      />
      <StartNote start={start} />
      {isAdviceDue ? <AdviceNote /> : null}
      <SpaceNote space={space} />
      <HealthNote troubles={troubles} />
      {troubles.length === 0 ? <BackupNote backup={backup} /> : null}
      {failedMessages > 0 ? <FailedNote failed={failedMessages} /> : null}
      <div className="grid gap-4">
        <TodayFigures dashboard={dashboard} />
        <EveningNote evening={evening} />
        {claims.length > 0 ? (
          <Panel title="Guests say they have paid" count={claims.length}>
            <div className="[&_li]:px-5">
              <ClaimList claims={claims} isOfToday />
            </div>
          </Panel>
        ) : null}
        <AskedToCancel stays={dashboard.askingToCancel} />
        <div className="grid items-start gap-4 xl:grid-cols-[1.35fr_1fr]">
          <WaitingStream {...waiting} />
          <div className="grid gap-4">
            {movements(dashboard).map((list) => (
              <Movements key={list.title} {...list} {...movement} />
            ))}
            <RoomAvailability {...availability} />
          </div>
        </div>
        <NextCheckIns stays={dashboard.nextCheckIns} />
        <NewestRequests list={packageBookingList} records={packageBookings} />
        <NewestRequests list={cabBookingList} records={cabBookings} />
        <NewestRequests list={reviewList} records={reviews} title="Customer Ratings" />
      </div>
    </>
  );
}

/** Arrivals, departures and guests in house, each with the total and a link to the full list. */
function movements(dashboard: Dashboard) {
  const { arriving, departing, staying, arrivals, departures, inHouse } = dashboard;
  return [
    {
      title: "Arrivals",
      stays: arriving,
      total: arrivals.stays,
      allHref: todayHrefs.Arriving,
      none: "Nobody arrives today.",
    },
    {
      title: "Departures",
      stays: departing,
      total: departures.stays,
      allHref: todayHrefs.Leaving,
      none: "Nobody leaves today.",
    },
    {
      title: "Staying on",
      stays: staying,
      total: inHouse.stays - arrivals.stays,
      allHref: todayHrefs["In house"],
      none: "Nobody stays from an earlier day.",
    },
  ];
}
