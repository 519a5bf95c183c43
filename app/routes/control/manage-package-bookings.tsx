import { requestStatuses } from "#contract/rules/status.ts";
import { apiContext } from "#app/context.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { answerRequest } from "#app/features/records/answer-request.ts";
import { alwaysRevalidate } from "#app/features/records/always-revalidate.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { filterQuery, listHref, tableSort, viewHref } from "#app/features/lists/list-filters.ts";
import { ListPanel } from "#app/features/lists/list-panel.tsx";
import { listSorts } from "#app/features/lists/list-sorts.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { readList } from "#app/features/lists/read-list.ts";
import { SearchForm } from "#app/features/lists/search-form.tsx";
import { StatusForm } from "#app/features/records/status-form.tsx";
import { packageBookingFields } from "#app/features/enquiries/package-booking-versions.ts";
import { PackageBookingFacts } from "#app/features/enquiries/package-booking-facts.tsx";
import { PackageBookingTable } from "#app/features/enquiries/package-booking-table.tsx";
import type { Route } from "./+types/manage-package-bookings";

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
  const { packageBookings, dashboard } = context.get(apiContext);
  return answerRequest(request, await request.formData(), {
    kind: "packageBookings",
    byId: (query) => packageBookings.byId({ query }),
    change: packageBookings.change,
    remove: (query) => packageBookings.remove({ query }),
    dashboard,
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
