import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { BookingDetails } from "#app/features/bookings/booking-details.tsx";
import { StatusBadge } from "#app/features/bookings/booking-status-badge.tsx";
import { BookingTable } from "#app/features/bookings/booking-table.tsx";
import { changeBookingStatus, readBookingsPage } from "#app/features/bookings/bookings-page.ts";
import { answerRequest } from "#app/features/control/answer-request.ts";
import { alwaysRevalidate } from "#app/features/control/always-revalidate.ts";
import { DetailsDialog } from "#app/features/control/details-dialog.tsx";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/control/list-filters.ts";
import { ListPanel } from "#app/features/control/list-panel.tsx";
import { listSorts } from "#app/features/control/list-sorts.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { SearchForm } from "#app/features/control/search-form.tsx";
import type { Route } from "./+types/bookings";

const sorts = listSorts.bookings;

export function loader({ context, request }: Route.LoaderArgs) {
  return readBookingsPage(context.get(apiContext), request);
}

export const shouldRevalidate = alwaysRevalidate;

export function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return answerRequest(request, {
    kind: "bookings",
    remove: (query) => api.bookings.remove({ query }),
    change: (id, form) => changeBookingStatus(api, id, form),
  });
}

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, details } = loaderData;
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
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "bookings", id: viewed.id }}
          title={viewed.customerName}
          above={
            <>
              {viewed.reference} <StatusBadge status={viewed.status} />
            </>
          }
          closeHref={listHref(filters)}
        >
          <BookingDetails
            booking={viewed}
            availability={details.availability}
            inTheWay={details.inTheWay}
            viewHref={(id) => viewHref(filters, id)}
            refusal={actionData}
          />
        </DetailsDialog>
      ) : null}
    </>
  );
}
