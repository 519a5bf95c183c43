import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { answerGuestLink, isGuestLink } from "#app/features/bookings/answer-guest-link.ts";
import { BookingDetails } from "#app/features/bookings/booking-details.tsx";
import { BookingTable } from "#app/features/bookings/booking-table.tsx";
import { readBookingsPage } from "#app/features/bookings/bookings-page.ts";
import { answerRequest } from "#app/features/records/answer-request.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/lists/list-filters.ts";
import { ListPanel } from "#app/features/lists/list-panel.tsx";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { answerPayment, isPayment } from "#app/features/payments/answer-payment.ts";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import type { Route } from "./+types/manage-bookings";

const sorts = listSorts.bookings;

export function loader({ context, request }: Route.LoaderArgs) {
  return readBookingsPage(context.get(apiContext), request);
}

export const shouldRevalidate = alwaysRevalidate;

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (isGuestLink(form)) return answerGuestLink(api, request, form);
  if (isPayment(form)) return answerPayment(api, request, form);
  return answerRequest(request, form, {
    kind: "bookings",
    byId: (query) => api.bookings.byId({ query }),
    change: api.bookings.change,
    remove: (query) => api.bookings.remove({ query }),
    dashboard: api.dashboard,
  });
}

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, suspicious, details } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Recent Bookings"
        search={
          <SearchForm label="Search guest, phone or reference" defaultValue={filters.search} keep={keep} />
        }
      />
      <ListPanel
        label="Bookings"
        filters={filters}
        statuses={bookingStatuses.map(statusLabel)}
        suspicious={suspicious}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No bookings available."
        exports="bookings.csv"
      >
        <BookingTable
          bookings={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed && details ? (
        <BookingDetails
          key={viewed.id}
          booking={viewed}
          details={details}
          closeHref={listHref(filters)}
          viewHref={(id) => viewHref(filters, id)}
          guestLink={actionData && "guestLink" in actionData ? actionData.guestLink : undefined}
          refusal={actionData && "typed" in actionData ? actionData : undefined}
          paymentRefusal={actionData && "payment" in actionData ? actionData.payment : undefined}
        />
      ) : null}
    </>
  );
}
