import { requestStatuses } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { StatusBadge } from "#app/features/bookings/booking-status-badge.tsx";
import { answerRequest } from "#app/features/control/answer-request.ts";
import { alwaysRevalidate } from "#app/features/control/always-revalidate.ts";
import { DetailsDialog } from "#app/features/control/details-dialog.tsx";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/control/list-filters.ts";
import { ListPanel } from "#app/features/control/list-panel.tsx";
import { listSorts } from "#app/features/control/list-sorts.ts";
import { PageHead } from "#app/features/control/page-head.tsx";
import { readList } from "#app/features/control/read-list.ts";
import { SearchForm } from "#app/features/control/search-form.tsx";
import { StatusForm } from "#app/features/control/status-form.tsx";
import { packageBookingFields } from "#app/features/package-bookings/package-booking-versions.ts";
import { PackageBookingFacts } from "#app/features/package-bookings/package-booking-facts.tsx";
import { PackageBookingTable } from "#app/features/package-bookings/package-booking-table.tsx";
import type { Route } from "./+types/package-bookings";

const sorts = listSorts.packageBookings;

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return readList(api, request, {
    kind: "packageBookings",
    sorts,
    list: (query) => api.packageBookings.list({ query }),
    byId: (query) => api.packageBookings.byId({ query }),
  });
}

export const shouldRevalidate = alwaysRevalidate;

export async function action({ context, request }: Route.ActionArgs) {
  const { packageBookings, desk } = context.get(apiContext);
  return answerRequest(request, await request.formData(), {
    kind: "packageBookings",
    byId: (query) => packageBookings.byId({ query }),
    change: packageBookings.change,
    remove: (query) => packageBookings.remove({ query }),
    desk,
  });
}

export default function PackageBookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, pageInfo, filters, viewed, suspicious } = loaderData;
  const keep = Object.fromEntries(filterQuery({ ...filters, search: "", page: 1 }));
  return (
    <>
      <PageHead
        title="Package Bookings"
        search={
          <SearchForm label="Search guest, phone or package" defaultValue={filters.search} keep={keep} />
        }
      />
      <ListPanel
        label="Package Bookings"
        filters={filters}
        statuses={requestStatuses}
        suspicious={suspicious}
        sorts={sorts}
        pageInfo={pageInfo}
        empty="No Packages Available."
        exports="package-bookings.csv"
      >
        <PackageBookingTable
          bookings={rows}
          sort={tableSort(filters, sorts)}
          viewHref={({ id }) => viewHref(filters, id)}
        />
      </ListPanel>
      {viewed ? (
        <DetailsDialog
          key={viewed.id}
          record={{ kind: "packageBookings", id: viewed.id }}
          isSuspicious={viewed.isSuspicious}
          title="Package Booking Details"
          above={
            <>
              {viewed.reference} <StatusBadge status={viewed.status} />
            </>
          }
          closeHref={listHref(filters)}
        >
          <PackageBookingFacts booking={viewed} />
          <StatusForm
            record={viewed}
            versionFields={packageBookingFields}
            statuses={requestStatuses}
            deleteLabel="Delete Booking"
            closeHref={listHref(filters)}
            refusal={actionData}
          />
        </DetailsDialog>
      ) : null}
    </>
  );
}
